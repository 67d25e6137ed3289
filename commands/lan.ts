/** For `npm start -- --lan`: an address others in the room can reach, and a certificate for it. */
import { writeFileSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { generate as code } from "lean-qr";
import { generate } from "selfsigned";

export function lanAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return all.find((one) => one.family === "IPv4" && !one.internal)?.address ?? null;
}

/** Made anew at every start; kept beside the data only because wrangler wants files. */
export async function certificateFor(
  host: string,
  folder: string,
): Promise<{ readonly key: string; readonly cert: string }> {
  const names = [
    { type: 2 as const, value: "localhost" },
    { type: 7 as const, ip: "127.0.0.1" },
    { type: 7 as const, ip: host },
  ];
  const made = await generate([{ name: "commonName", value: host }], {
    keySize: 2048,
    extensions: [{ name: "subjectAltName", altNames: names }],
  });
  const [key, cert] = [join(folder, "lan.key"), join(folder, "lan.cert")];
  writeFileSync(key, made.private, { mode: 0o600 });
  writeFileSync(cert, made.cert);
  return { key, cert };
}

/** The address as a code for a phone's camera, in half blocks. */
export function showCode(address: string): string {
  const qr = code(address);
  const rows: string[] = [];
  for (let y = -2; y < qr.size + 2; y += 2) {
    let row = "";
    for (let x = -2; x < qr.size + 2; x++) {
      row += [" ", "▄", "▀", "█"][Number(!qr.get(x, y)) * 2 + Number(!qr.get(x, y + 1))] ?? "";
    }
    rows.push(row);
  }
  return rows.join("\n");
}
