/** A line over four tiles, with its little loops. */
import type { VNode } from "preact";

export function motif(): VNode {
  return (
    <>
      <path
        class="carrier inner"
        d="M8 4h88v88h-88zM104 4h88v88h-88zM8 104h88v88h-88zM104 104h88v88h-88z"
      />
      <path class="thick" d={thread} />
    </>
  );
}

const thread =
  "M2 148C20 144 34 152 50 148C72 144 84 152 100 148C122 144 132 152 144 144" +
  "C154 138 150 120 152 100C154 76 152 60 140 54C124 46 112 54 100 52C84 50 66 44 56 56" +
  "C46 68 54 86 52 100C50 124 54 136 52 148C50 166 52 180 50 198M76 50C74 66 92 70 92 60" +
  "C92 50 76 52 76 50M152 104C168 106 172 122 162 122C152 122 152 108 152 104M118 147" +
  "C116 131 134 127 134 137C134 147 120 147 118 147M22 147C20 131 38 127 38 137" +
  "C38 147 24 147 22 147M51 170C35 168 31 184 41 184C51 184 51 172 51 170";
