import type { ReadReq, ReadResp as ReadRespMessage } from '@eventstore/db-client/generated/streams_pb.js';

import type { LoggedEvent } from './event-log.js';
import { ReadResp, StreamIdentifier, UUID } from './generated.js';

/** The instant of every event in .NET ticks (100 ns). It is fixed, because the shop stores its own instants. */
const CREATED = '17720388000000000';

export function eventAnswer(event: LoggedEvent): ReadRespMessage {
  const position = `${event.position}`;
  const recorded = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new UUID().setString(event.id))
    .setStreamIdentifier(streamIdentifier(event.streamId))
    .setStreamRevision(`${event.revision}`)
    .setPreparePosition(position)
    .setCommitPosition(position)
    .setData(event.data)
    .setCustomMetadata(event.customMetadata);
  const metadata = recorded.getMetadataMap();
  metadata.set('type', event.type).set('content-type', event.contentType).set('created', CREATED);
  return new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position));
}

export function notFoundAnswer(streamId: string): ReadRespMessage {
  return new ReadResp().setStreamNotFound(
    new ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(streamId)),
  );
}

export function confirmationAnswer(subscriptionId: string): ReadRespMessage {
  return new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId(subscriptionId));
}

export function caughtUpAnswer(): ReadRespMessage {
  return new ReadResp().setCaughtUp(new ReadResp.CaughtUp());
}

/** Returns the filter of a read: a regular expression or prefixes, for stream names or event types. */
export function filterOf(options: ReadReq.Options): (event: LoggedEvent) => boolean {
  const filter = options.getFilter();
  const expression = filter?.getEventType() ?? filter?.getStreamIdentifier();
  if (!filter || !expression) return () => true;
  const regex = expression.getRegex() ? new RegExp(expression.getRegex()) : null;
  const prefixes = expression.getPrefixList();
  return (event) => {
    const name = filter.hasEventType() ? event.type : event.streamId;
    return regex ? regex.test(name) : prefixes.some((prefix) => name.startsWith(prefix));
  };
}

function streamIdentifier(streamId: string): InstanceType<typeof StreamIdentifier> {
  return new StreamIdentifier().setStreamName(Buffer.from(streamId));
}
