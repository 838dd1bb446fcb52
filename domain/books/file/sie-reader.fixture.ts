/** Code page 437 from 0x80 on, as far as Swedish needs it. */
const LETTERS = new Map([...'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ'].map((letter, at) => [0x80 + at, letter]));

/** Reads the bytes by the standard alone: code page 437, one post a line, quoted fields. */
export function readSie(bytes: Uint8Array): string[][] {
  const text = [...bytes].map((byte) => LETTERS.get(byte) ?? String.fromCharCode(byte)).join('');
  const fields = (line: string) => line.match(/"(?:\\"|[^"])*"|\S+/g) ?? [];
  const bare = (field: string) => field.replace(/^"(.*)"$/, '$1').replaceAll('\\"', '"');
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) => fields(line).map(bare));
}

/** The öre of each account in each verification. It does not use a floating-point number. */
export function verificationsIn(bytes: Uint8Array): readonly ReadonlyMap<string, number>[] {
  const found: Map<string, number>[] = [];
  for (const [label, account = '', , amount = ''] of readSie(bytes)) {
    if (label === '#VER') found.push(new Map());
    if (label === '#TRANS') found.at(-1)?.set(account, Number(amount.replace('.', '')));
  }
  return found;
}
