import { AsyncLocalStorage } from 'node:async_hooks';

interface Reads {
  readonly states: Map<string, Promise<unknown>>;
  /** What was begun for the page may go on after it, and reads for itself. */
  isOver: boolean;
}

const reads = new AsyncLocalStorage<Reads>();

/** Runs what only shows: it reads each stream once, so that all its parts tell of the same moment. */
export async function readingOnce<T>(work: () => Promise<T>): Promise<T> {
  const begun: Reads = { states: new Map(), isOver: false };
  try {
    return await reads.run(begun, work);
  } finally {
    begun.isOver = true;
  }
}

export function isReadingOnce(): boolean {
  const begun = reads.getStore();
  return begun !== undefined && !begun.isOver;
}

/** What was read under this name before in the same `readingOnce`, or what is read now. */
export function readOnce<T>(name: string, read: () => Promise<T>): Promise<T> {
  const begun = reads.getStore();
  if (!begun || begun.isOver) return read();
  const known = begun.states.get(name) as Promise<T> | undefined;
  if (known) return known;
  const asked = read();
  begun.states.set(name, asked);
  return asked;
}

/** After a write nothing read before it is shown: what follows from it may have changed any stream. */
export function readAnew(): void {
  reads.getStore()?.states.clear();
}
