import type { ReadReq as ReadRequest, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';

import { streamed } from './call-events.js';
import type { Connection } from './connection.js';
import { Empty, ReadReq } from './messages.js';

/** All but what the server writes for itself. */
const OURS = '^[^\\$].*';

/**
 * Follows $all from its end until the call breaks, and tells of each event, and of the beginning.
 */
export function followLog(connection: Connection, heard: () => void): Promise<void> {
  const request = new ReadReq().setOptions(options());
  const hear = (message: ReadResp): void => {
    if (message.hasConfirmation() || message.hasEvent()) heard();
  };
  return connection.call(
    (client, metadata, callOptions) =>
      streamed(client.read(request, metadata, callOptions), hear, () => undefined, Infinity),
    { repeatable: false, deadlineMs: Infinity },
  );
}

function options(): ReadRequest.Options {
  const { FilterOptions, AllOptions, SubscriptionOptions, UUIDOption } = ReadReq.Options;
  const filter = new FilterOptions()
    .setEventType(new FilterOptions.Expression().setRegex(OURS))
    .setCount(new Empty())
    .setCheckpointintervalmultiplier(1);
  return new ReadReq.Options()
    .setAll(new AllOptions().setEnd(new Empty()))
    .setSubscription(new SubscriptionOptions())
    .setUuidOption(new UUIDOption().setString(new Empty()))
    .setFilter(filter);
}
