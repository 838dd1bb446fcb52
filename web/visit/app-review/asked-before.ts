/** Goes with the test's own key when the consent to preferences is taken back. */
const KEY = 'ab-test.review-prompt.asked';

export function askedBefore(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function noteAsked(): void {
  try {
    localStorage.setItem(KEY, '1');
  } catch {
    // The shop still knows of an answer.
  }
}
