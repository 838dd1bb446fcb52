/** Makes the first letter a capital. Swedish weekdays have a small one, but some of them begin a sentence. */
export function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
