/**
 * A real and empty server: a shop does not start on events whose persons' keys its database lacks. The server of the
 * tests would distort the figures.
 */
export function benchServer(): string {
  const url = process.env.EVENTSTORE_URL;
  if (!url) throw new Error('--store eventstoredb: EVENTSTORE_URL must name an empty EventStoreDB');
  return url;
}
