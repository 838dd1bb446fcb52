import { AsyncLocalStorage } from 'node:async_hooks';

interface Reads {
  readonly states: Map<string, Promise<unknown>>;
  /** True when the page is done. Work that continues afterwards reads the store itself. */
  isOver: boolean;
}

const reads = new AsyncLocalStorage<Reads>();

/** Runs code that only reads, and reads each stream once. So all parts of a page show the same state. */
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

/** Drops the states that this page has read. Call it after a write, which may have changed any stream. */
export function readAnew(): void {
  reads.getStore()?.states.clear();
}
