import { dated, parsePersonNumber, stockholmDate, type Instant } from '../kernel/index.js';

/** SUP-01: the limits of a reason. It is a sentence that informs a colleague, or the number of a support case. */
export const reasonRule = dated('staff-reason', [
  {
    from: '2000-01-01',
    value: { shortest: 3, longest: 200, words: 2, letters: 3, caseNumber: '[A-ZÅÄÖ]{2,6}-\\d{3,9}' },
  },
]);

/** Why a reason is invalid: wrong length, no real words, or a person number. No log may hold a person number. */
export type ReasonFault = 'length' | 'words' | 'person-number';

const WORD = /\p{L}+/gu;
const NUMBER = /(?<!\d)(?:\d{2})?\d{6}[-+ ]?\d{4}(?!\d)/g;

export function faultOfReason(written: string, at: Instant): ReasonFault | null {
  const { shortest, longest, words, letters, caseNumber } = reasonRule.on(stockholmDate(at));
  const reason = written.trim();
  if (reason.length < shortest || reason.length > longest) return 'length';
  if (namesPerson(reason)) return 'person-number';
  if (new RegExp(`^${caseNumber}$`, 'u').test(reason)) return null;
  const said = (reason.match(WORD) ?? []).map((word) => word.toLowerCase()).filter((word) => isWord(word, letters));
  return new Set(said).size < words ? 'words' : null;
}

/** Whether the text counts as a word. "aaa" does not. */
function isWord(word: string, letters: number): boolean {
  return [...word].length >= letters && new Set(word).size > 1;
}

/** Whether the text contains a person number of ten or twelve digits, with any separators. */
export function namesPerson(text: string): boolean {
  return [...text.matchAll(NUMBER)].some(([found]) => {
    const digits = found.replace(/\D/g, '');
    const whole = digits.length === 12 ? [digits] : [`19${digits}`, `20${digits}`];
    return whole.some((each) => parsePersonNumber(each) !== null);
  });
}
