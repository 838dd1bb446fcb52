/** The prefix of the test's keys: deleted when the consent to preferences is withdrawn. */
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
    // The shop still has the answer.
  }
}
