/**
 * Returns the URL of a real and empty server. A shop does not start on events when its database lacks the persons'
 * keys. The tests' simulated server would give wrong figures.
 */
export function benchServer(): string {
  const url = process.env.EVENTSTORE_URL;
  if (!url) throw new Error('--store eventstoredb: EVENTSTORE_URL must name an empty EventStoreDB');
  return url;
}
