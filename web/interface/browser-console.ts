/** For errors that must never reach a shopper (UI-07, UI-09): they go only to the browser's console. */
export function noteError(message: string, cause?: unknown): void {
  if (cause === undefined) console.error(message);
  else console.error(message, cause);
}
