/** For what must never trouble a shopper (UI-07, UI-09): the browser's console, and nothing else. */
export function noteError(message: string, cause?: unknown): void {
  if (cause === undefined) console.error(message);
  else console.error(message, cause);
}
