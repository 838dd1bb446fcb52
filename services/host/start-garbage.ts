import { Session } from 'node:inspector/promises';

/**
 * Returns the memory that only the start needed, about half. V8 would keep it until as much again is allocated. Only
 * this kind of collection shrinks both generations fully.
 */
export async function collectStartGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage').finally(() => session.disconnect());
}
