const FOLD: Readonly<Record<string, string>> = {
  å: 'a',
  ä: 'a',
  ö: 'o',
  é: 'e',
  ü: 'u',
  æ: 'a',
  ø: 'o',
  '%': ' procent ',
  '&': ' och ',
};

/** For example "Tårar & gel 5 %" becomes "tarar-och-gel-5-procent". */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[åäöéüæø%&]/g, (letter) => FOLD[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
