/** A real one, empty or left by an earlier bench: the server of the tests would be measured by itself. */
export function benchServer(): string {
  const url = process.env.EVENTSTORE_URL;
  if (!url) throw new Error('--store eventstoredb: EVENTSTORE_URL must name an EventStoreDB of the bench’s own');
  return url;
}
