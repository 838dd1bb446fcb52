import { AsyncLocalStorage } from 'node:async_hooks';

import { comparePositions, type Position } from '../../../domain/kernel/index.js';

interface Noted {
  position: Position | null;
}

const noted = new AsyncLocalStorage<Noted>();

/**
 * Runs a request and tells where its last event stands, so that the next read by the same user can
 * wait until the views show it (CORE-08).
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
