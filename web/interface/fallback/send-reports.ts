import { noteError } from '../browser-console.js';

/** Both texts in order; a failure goes to the console only. */
export async function sendReports(texts: readonly string[]): Promise<void> {
  for (const body of texts) {
    try {
      const { ok, status } = await fetch('/api/log/error', {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body,
        credentials: 'include',
      });
      if (!ok) noteError(`The error was not logged: ${status}`, body);
    } catch (failure) {
      noteError('The error was not logged', failure);
    }
  }
}
