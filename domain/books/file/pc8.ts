/** The letters of a Swedish text that are not ASCII, in IBM PC-8 (code page 437), which SIE prescribes. */
const LETTERS: Readonly<Record<string, number>> = {
  Ç: 0x80,
  ü: 0x81,
  é: 0x82,
  ä: 0x84,
  à: 0x85,
  å: 0x86,
  è: 0x8a,
  Ä: 0x8e,
  Å: 0x8f,
  É: 0x90,
  ö: 0x94,
  Ö: 0x99,
  Ü: 0x9a,
};

/** Encodes a text. It refuses a letter that the code page lacks, so that no name changes without a word. */
export function pc8(text: string): Uint8Array {
  return Uint8Array.from([...text], (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const byte = code < 0x80 ? code : LETTERS[letter];
    if (byte === undefined) throw new Error(`The letter "${letter}" cannot be written in a SIE file.`);
    return byte;
  });
}
