import { Session } from 'node:inspector/promises';

/**
 * Returns the memory that only the start needed, half of what it holds by then: V8 keeps it until as much again has
 * been allocated. Only this kind of collection shrinks both generations fully.
 */
export async function collectStartGarbage(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage').finally(() => session.disconnect());
}
