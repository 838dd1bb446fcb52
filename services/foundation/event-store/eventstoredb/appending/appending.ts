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
  /** Of the last event; no revision between two appends is ever left out. */
  readonly revision: number;
  /** Of the last event; null where the server does not say. */
  readonly position: Position | null;
}

/**
 * Appends by the call that carries all appends to the leader; null when the stream was not where it was expected
 * (docs/decisions/0028-one-call-for-appends.md).
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

/** Whole in one message. It names no deadline: that would be an instant by our clock, held against the server's. */
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
 * The server's id is made anew for each attempt. With ours it would answer a repeated append like a
 * fresh one, and nobody could tell whose events stand there; so the expected revision alone decides.
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
