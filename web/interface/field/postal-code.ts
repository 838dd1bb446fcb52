/** "11129" → "111 29", as written in Sweden; other texts are unchanged. */
export function spaced(postalCode: string): string {
  return postalCode.replace(/^(\d{3})(\d{2})$/, '$1\u00a0$2');
}
