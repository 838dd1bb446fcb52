/**
 * A real one, and an empty one: a shop does not start on events whose persons' keys its database does not have.
 * The server of the tests would be measured by itself.
 */
export function benchServer(): string {
  const url = process.env.EVENTSTORE_URL;
  if (!url) throw new Error('--store eventstoredb: EVENTSTORE_URL must name an empty EventStoreDB');
  return url;
}
