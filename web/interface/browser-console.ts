/** Writes an error to the browser's console, for errors that a shopper must never see (UI-07, UI-09). */
export function noteError(message: string, cause?: unknown): void {
  if (cause === undefined) console.error(message);
  else console.error(message, cause);
}
