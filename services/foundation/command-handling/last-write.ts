import { AsyncLocalStorage } from 'node:async_hooks';

import { comparePositions, type Position } from '../../../domain/kernel/index.js';

interface Noted {
  position: Position | null;
}

const noted = new AsyncLocalStorage<Noted>();

/**
 * Runs a request and returns the position of its last event. The user's next page waits until the views have reached
 * that position (CORE-08).
 */
export async function notingWrites<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly position: Position | null }> {
  const note: Noted = { position: null };
  const result = await noted.run(note, work);
  return { result, position: note.position };
}

export function noteWrite(position: Position): void {
  const note = noted.getStore();
  if (note && (!note.position || comparePositions(note.position, position) < 0)) note.position = position;
}
