import type { Position } from '../../../domain/kernel/index.js';
import { WrongExpectedRevision, type EventStore, type StreamAppend } from './port.js';

/** The number of parallel appends. More would only wait for a connection. */
const AT_ONCE = 12;

/** Appends to many streams, a few in parallel. The result is null for a stream with a wrong expected revision. */
export async function appendOneByOne(
  store: Pick<EventStore, 'append'>,
  appends: readonly StreamAppend[],
): Promise<readonly (Position | null)[]> {
  const answers: (Position | null)[] = appends.map(() => null);
  const queue = appends.entries();
  const work = async (): Promise<void> => {
    for (const [index, append] of queue) answers[index] = await appendOne(store, append);
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, appends.length) }, work));
  return answers;
}

async function appendOne(
  store: Pick<EventStore, 'append'>,
  { streamId, expected, events }: StreamAppend,
): Promise<Position | null> {
  try {
    return (await store.append(streamId, expected, events)).position;
  } catch (error) {
    if (error instanceof WrongExpectedRevision) return null;
    throw error;
  }
}
