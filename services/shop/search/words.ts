const MOST_WORDS = 8;
/** Longer than any word of the shop; what follows finds nothing more. */
const MOST_LETTERS = 40;
/** No address or call is read further than this. */
const MOST_TEXT = 200;

const WORD = /[\p{L}\p{N}]+/gu;

/** The words of a text, in lower case, composed, in order. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(WORD)
      ?.map((word) => word.slice(0, MOST_LETTERS)) ?? []
  );
}

/** What a shopper typed, as words; of 10,000 characters only the beginning is heard. */
export function typedWords(query: string): string[] {
  return [...new Set(wordsOf(query.slice(0, MOST_TEXT)))].slice(0, MOST_WORDS);
}

const LETTERS: Readonly<Record<string, string>> = { æ: 'a', ø: 'o', ß: 'ss', đ: 'd', ł: 'l' };

/** "förkylning" → "forkylning": å, ä and ö typed as a and o find the same, the exact letters first. */
export function folded(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[æøßđł]/g, (letter) => LETTERS[letter] ?? letter);
}
