import { FOLLOWS_PARKED, type ParkedEvent } from '../../../projections/follower/index.js';
import type { FollowedEvent } from '../event-store/port.js';

/** Streams handled in parallel; a higher number only queues at the database's connections. */
const PARALLEL_STREAMS = 8;

/**
 * Handles each stream's events in order, and several streams in parallel. An event that cannot be handled parks its
 * stream from there on: dependent events must not overtake it.
 * @param attempt the event to park, or null when it was handled. A throw ends the batch, which is then read again.
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
  // All workers end before the batch is read again: no event is handled twice at once.
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
