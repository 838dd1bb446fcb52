import { FOLLOWS_PARKED, type ParkedEvent } from '../../../projections/follower/index.js';
import type { FollowedEvent } from '../event-store/port.js';

/** The number of streams in parallel. More would only wait for a database connection. */
const PARALLEL_STREAMS = 8;

/**
 * Handles the events of each stream in order, and several streams in parallel. When an event cannot be handled, it and
 * the later events of its stream are parked.
 * @param attempt returns the event to park, or null when it was handled. An exception ends the batch, which is then
 * read again.
 */
export async function reactInOrder(
  events: readonly FollowedEvent[],
  parkedStreams: Set<string>,
  attempt: (event: FollowedEvent) => Promise<ParkedEvent | null>,
): Promise<readonly ParkedEvent[]> {
  const streams = byStream(events);
  const parked: ParkedEvent[] = [];
  const handle = async (event: FollowedEvent): Promise<void> => {
    if (parkedStreams.has(event.streamId)) return void parked.push({ event, reason: FOLLOWS_PARKED });
    const failed = await attempt(event);
    if (!failed) return;
    parkedStreams.add(event.streamId);
    parked.push(failed);
  };
  const worker = async (): Promise<void> => {
    for (let stream = streams.shift(); stream; stream = streams.shift())
      for (const event of stream) await handle(event);
  };
  const stopping = (error: unknown): never => {
    streams.length = 0;
    throw error;
  };
  // All workers must end before the batch is read again. Otherwise an event could be handled twice at once.
  const ended = await Promise.allSettled(Array.from({ length: PARALLEL_STREAMS }, () => worker().catch(stopping)));
  const failed = ended.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return parked;
}

function byStream(events: readonly FollowedEvent[]): FollowedEvent[][] {
  const streams = new Map<string, FollowedEvent[]>();
  for (const event of events) {
    const stream = streams.get(event.streamId);
    if (stream) stream.push(event);
    else streams.set(event.streamId, [event]);
  }
  return [...streams.values()];
}
