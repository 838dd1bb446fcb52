/** Some errors must never be shown to a shopper (UI-07, UI-09). They are written only to the browser's console. */
export function noteError(message: string, cause?: unknown): void {
  if (cause === undefined) console.error(message);
  else console.error(message, cause);
}
