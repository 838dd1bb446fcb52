const MOST_WORDS = 8;
/** The most letters of a word. A longer word is cut. No word of the shop is that long. */
const MOST_LETTERS = 40;
/** The most characters of a query that are read. */
const MOST_TEXT = 200;

const WORD = /[\p{L}\p{N}]+/gu;

/** Splits a text into words in their order, in lower case and composed Unicode (NFC). */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(WORD)
      ?.map((word) => word.slice(0, MOST_LETTERS)) ?? []
  );
}

/** Returns the distinct words of a query. Only the beginning of a long query is read. */
export function typedWords(query: string): string[] {
  return [...new Set(wordsOf(query.slice(0, MOST_TEXT)))].slice(0, MOST_WORDS);
}

const LETTERS: Readonly<Record<string, string>> = { æ: 'a', ø: 'o', ß: 'ss', đ: 'd', ł: 'l' };

/**
 * Turns "förkylning" into "forkylning". So a shopper may type a and o for å, ä and ö. Products with the exact letters
 * rank first.
 */
export function folded(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[æøßđł]/g, (letter) => LETTERS[letter] ?? letter);
}
