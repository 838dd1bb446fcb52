import { StreamNotFoundError, type RecordedEvent, type StreamingRead } from '@eventstore/db-client';

/** Any read of the client: of a stream or of $all. */
type Reading = StreamingRead<{ readonly event?: RecordedEvent }>;

/**
 * Gives events to `take` until it answers false; a stream that does not exist has none.
 * The call is cancelled by hand: to leave the loop closes the client's stream, not the server's.
 */
export async function takeWhile(reading: Reading, take: (event: RecordedEvent) => boolean): Promise<void> {
  try {
    for await (const { event } of reading) {
      if (event && !take(event)) return await reading.cancel();
    }
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
}
