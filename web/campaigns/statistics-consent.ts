/** The cookie dialog's answer for the category statistics; no answer is a no. */
export function mayKeepStatistics(): boolean {
  return /(?:^|; )algort_consent=[^;]*\bstatistics\b/.test(document.cookie);
}
