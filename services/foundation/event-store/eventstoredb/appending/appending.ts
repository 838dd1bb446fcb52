import { randomUUID } from 'node:crypto';

import type {
  BatchAppendReq as BatchRequest,
  BatchAppendResp as BatchAnswer,
} from '@eventstore/db-client/generated/streams_pb.js';

import type { Position } from '../../../../../domain/kernel/index.js';
import type { EncodedEvent } from '../../encoded-event.js';
import type { ExpectedRevision } from '../../port.js';
import type { AppendCalls } from './append-calls.js';
import { isConflict } from './append-refused.js';
import { UnreadableAnswer } from '../call-errors.js';
import type { Connection } from '../connection.js';
import { BatchAppendReq, Empty, StreamIdentifier, UUID } from '../messages.js';
import { positionOf, userMetadata } from '../recorded-row.js';

export interface Written {
  /** The revision of the last event. The events of an append have consecutive revisions. */
  readonly revision: number;
  /** The position of the last event. Null when the server does not return it. */
  readonly position: Position | null;
}

/**
 * Appends over the streaming call to the leader (docs/decisions/0028-one-call-for-appends.md). Returns null for a wrong
 * expected revision.
 */
export async function appendEvents(
  connection: Connection,
  calls: AppendCalls,
  streamId: string,
  expected: ExpectedRevision,
  events: readonly EncodedEvent[],
): Promise<Written | null> {
  const { deadlineMs } = connection.limits;
  const answer = await connection.call<BatchAnswer>(
    (client, ...args) => {
      const id = randomUUID();
      return calls.to(client, args, deadlineMs).send(id, request(id, streamId, expected, events));
    },
    { repeatable: false, deadlineMs: Infinity },
  );
  try {
    return isConflict(answer) ? null : written(answer, (expected === 'no-stream' ? -1 : expected) + events.length);
  } catch (cause) {
    throw new UnreadableAnswer(`EventStoreDB answered an append to ${streamId} with what cannot be read`, { cause });
  }
}

/**
 * Creates the message that carries the whole append. It has no deadline, because a deadline is an instant of our clock
 * that the server compares with its own.
 */
function request(
  id: string,
  streamId: string,
  expected: ExpectedRevision,
  events: readonly EncodedEvent[],
): BatchRequest {
  return new BatchAppendReq()
    .setCorrelationId(new UUID().setString(id))
    .setOptions(options(streamId, expected))
    .setProposedMessagesList(events.map(proposed))
    .setIsFinal(true);
}

function options(streamId: string, expected: ExpectedRevision): BatchRequest.Options {
  const asked = new BatchAppendReq.Options().setStreamIdentifier(
    new StreamIdentifier().setStreamName(Buffer.from(streamId)),
  );
  return expected === 'no-stream' ? asked.setNoStream(new Empty()) : asked.setStreamPosition(`${expected}`);
}

/**
 * Creates the message for one event. Each attempt gets a new server-side event id. With the same id, the server would
 * answer a repeated append like a new one. Nobody could then tell which attempt wrote the event.
 */
function proposed(encoded: EncodedEvent): BatchRequest.ProposedMessage {
  const message = new BatchAppendReq.ProposedMessage()
    .setId(new UUID().setString(randomUUID()))
    .setData(Buffer.from(JSON.stringify(encoded.data)))
    .setCustomMetadata(Buffer.from(JSON.stringify(userMetadata(encoded))));
  message.getMetadataMap().set('type', encoded.event.type).set('content-type', 'application/json');
  return message;
}

function written(answer: BatchAnswer, last: number): Written {
  const success = answer.getSuccess();
  const revision = success?.hasCurrentRevision() ? Number(success.getCurrentRevision()) : NaN;
  if (revision !== last) throw new UnreadableAnswer(`EventStoreDB answered an append up to ${last} with ${revision}`);
  const position = success?.getPosition();
  return { revision, position: position ? positionOf(position) : null };
}
