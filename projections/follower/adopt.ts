import { readCheckpoints } from './checkpoint.js';
import type { Client } from './event-source.js';
import { parkedStreams } from './parked-events.js';
import type { Place } from './place.js';

export async function adoptCheckpoints(db: Client, places: readonly Place[]): Promise<void> {
  const names = places.map(({ name }) => name);
  const checkpoints = await readCheckpoints(db, names);
  for (const place of places) {
    const checkpoint = checkpoints.get(place.name);
    if (!checkpoint) throw new RangeError(`${place.name} has no checkpoint`);
    place.adopt(checkpoint, await parkedStreams(db, place.name));
  }
}
