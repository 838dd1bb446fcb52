import { AsyncLocalStorage } from 'node:async_hooks';

interface Reads {
  readonly states: Map<string, Promise<unknown>>;
  /** Work that outlives the page reads for itself. */
  isOver: boolean;
}

const reads = new AsyncLocalStorage<Reads>();

/** Runs code that only reads. It reads each stream once, so that all parts of a page show the same moment. */
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

export function readOnce<T>(name: string, read: () => Promise<T>): Promise<T> {
  const begun = reads.getStore();
  if (!begun || begun.isOver) return read();
  const known = begun.states.get(name) as Promise<T> | undefined;
  if (known) return known;
  const asked = read();
  begun.states.set(name, asked);
  return asked;
}

/** After a write, earlier readings are dropped: the write may have changed any stream. */
export function readAnew(): void {
  reads.getStore()?.states.clear();
}
