/**
 * Returns the URL of a real EventStoreDB server. The simulated server of the tests would give wrong figures. The server
 * must be empty, because a new shop lacks the keys of older events.
 */
export function benchServer(): string {
  const url = process.env.EVENTSTORE_URL;
  if (!url) throw new Error('--store eventstoredb: EVENTSTORE_URL must name an empty EventStoreDB');
  return url;
}
