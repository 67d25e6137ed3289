/** An address as a QR code. The library comes when the first one is to be drawn. */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Light modules around the code, as readers need them. */
const quiet = 2;

export function Qr({ address }: { readonly address: string }): VNode | null {
  const [path, setPath] = useState<{ readonly d: string; readonly size: number } | null>(null);
  useEffect(() => {
    let wanted = true;
    void import("lean-qr").then(({ generate }) => {
      const code = generate(address);
      let d = "";
      for (let y = 0; y < code.size; y++) {
        for (let x = 0; x < code.size; x++) if (code.get(x, y)) d += `M${x} ${y}h1v1h-1z`;
      }
      if (wanted) setPath({ d, size: code.size });
    });
    return () => {
      wanted = false;
    };
  }, [address]);
  if (!path) return null;
  const side = path.size + 2 * quiet;
  return (
    <svg class="qr" viewBox={`${-quiet} ${-quiet} ${side} ${side}`} aria-hidden="true">
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={path.d} fill="#000" />
    </svg>
  );
}
