/** False for the first drawing, which must be the worker's to the letter; true from then on. */
import { useEffect, useState } from "preact/hooks";

export function useAlive(): boolean {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return alive;
}
