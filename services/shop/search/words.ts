const MOST_WORDS = 8;
/** Longer than any word of the shop. */
const MOST_LETTERS = 40;
/** Addresses and calls are read no further than this. */
const MOST_TEXT = 200;

const WORD = /[\p{L}\p{N}]+/gu;

/** In lower case and composed Unicode, in order. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(WORD)
      ?.map((word) => word.slice(0, MOST_LETTERS)) ?? []
  );
}

/** The words of a query; of 10,000 characters only the beginning is read. */
export function typedWords(query: string): string[] {
  return [...new Set(wordsOf(query.slice(0, MOST_TEXT)))].slice(0, MOST_WORDS);
}

const LETTERS: Readonly<Record<string, string>> = { æ: 'a', ø: 'o', ß: 'ss', đ: 'd', ł: 'l' };

/** "förkylning" → "forkylning": typing a and o for å, ä and ö finds the same, exact letters first. */
export function folded(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[æøßđł]/g, (letter) => LETTERS[letter] ?? letter);
}
