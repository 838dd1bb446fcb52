import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { ReadReq as ReadRequest } from '@eventstore/db-client/generated/streams_pb.js';

import { streamed } from './call-events.js';
import { guarded } from '../../log/guarded.js';
import type { Call, Connection } from './connection.js';
import { Empty, ReadReq } from './messages.js';

/** Matches all events except the server's own. */
const OURS = '^[^\\$].*';

const { path, requestSerialize } = streamsService.StreamsService.read;

/**
 * Subscribes to the end of $all until the call fails or is cancelled, and reports each message. The messages are not
 * decoded, because they only wake the readers of the log.
 * @param left a signal that is aborted when the subscriber cancels
 */
export function followLog(connection: Connection, heard: () => void, left: AbortSignal): Promise<void> {
  const request = new ReadReq().setOptions(options());
  return connection.call(
    (client, metadata, callOptions) => {
      const stream = client.makeServerStreamRequest(path, requestSerialize, undecoded, request, metadata, callOptions);
      return leftBy(
        left,
        streamed(stream, heard, () => undefined, Infinity),
      );
    },
    { repeatable: false, deadlineMs: Infinity },
  );
}

/** Ends the call as a success when the subscriber cancels. A failed call would also disconnect its node. */
function leftBy(left: AbortSignal, { call, answer }: Call<void>): Call<void> {
  const ended = new Promise<void>((resolve) => {
    const leave = (): void => {
      resolve();
      call.cancel();
    };
    if (left.aborted) leave();
    else left.addEventListener('abort', guarded('leaving a subscription', leave), { once: true });
  });
  return { call, answer: Promise.race([ended, answer]) };
}

function undecoded(message: Buffer): Buffer {
  return message;
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
