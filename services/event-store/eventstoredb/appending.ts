import { randomUUID } from 'node:crypto';

import type { AppendReq as AppendRequest, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';

import type { Position } from '../../../domain/kernel/index.js';
import type { EncodedEvent } from '../encoded-event.js';
import type { ExpectedRevision } from '../port.js';
import { UnreadableAnswer } from './call-errors.js';
import type { Call, Connection } from './connection.js';
import { AppendReq, Empty, StreamIdentifier, UUID } from './messages.js';
import { positionOf, userMetadata } from './recorded-row.js';

export interface Written {
  /** Of the last event; no revision between two appends is ever left out. */
  readonly revision: number;
  /** Of the last event; null where the server does not say. */
  readonly position: Position | null;
}

/**
 * Appends in a call of its own; null when the stream was not where it was expected. One call for the
 * appends of all (`batchAppend`) fails all of them at once, and its late answers belong to nobody.
 */
export async function appendEvents(
  connection: Connection,
  streamId: string,
  expected: ExpectedRevision,
  events: readonly EncodedEvent[],
): Promise<Written | null> {
  const requests = [new AppendReq().setOptions(options(streamId, expected)), ...events.map(proposed)];
  const answer = await connection.call<AppendResp>(
    (client, metadata, callOptions) => send(requests, (told) => client.append(metadata, callOptions, told)),
    { repeatable: false },
  );
  try {
    return answer.hasWrongExpectedVersion()
      ? null
      : written(answer, (expected === 'no-stream' ? -1 : expected) + events.length);
  } catch (cause) {
    throw new UnreadableAnswer(`EventStoreDB answered an append to ${streamId} with what cannot be read`, { cause });
  }
}

type Told = (error: Error | null, answer: AppendResp) => void;
type Sink = {
  write(request: AppendRequest): unknown;
  end(): unknown;
  cancel(): void;
  on(event: 'error', told: (error: Error) => void): unknown;
};

function send(requests: readonly AppendRequest[], open: (told: Told) => Sink): Call<AppendResp> {
  let call: Sink | undefined;
  const answer = new Promise<AppendResp>((resolve, reject) => {
    call = open((error, response) => (error ? reject(error) : resolve(response)));
    call.on('error', reject);
    for (const request of requests) call.write(request);
    call.end();
  });
  return { call: { cancel: () => call?.cancel() }, answer };
}

function options(streamId: string, expected: ExpectedRevision): AppendRequest.Options {
  const asked = new AppendReq.Options().setStreamIdentifier(
    new StreamIdentifier().setStreamName(Buffer.from(streamId)),
  );
  return expected === 'no-stream' ? asked.setNoStream(new Empty()) : asked.setRevision(`${expected}`);
}

/**
 * The server's id is made anew for each attempt. With ours it would answer a repeated append like a
 * fresh one, and nobody could tell whose events stand there; so the expected revision alone decides.
 */
function proposed(encoded: EncodedEvent): AppendRequest {
  const message = new AppendReq.ProposedMessage()
    .setId(new UUID().setString(randomUUID()))
    .setData(Buffer.from(JSON.stringify(encoded.data)))
    .setCustomMetadata(Buffer.from(JSON.stringify(userMetadata(encoded))));
  message.getMetadataMap().set('type', encoded.event.type).set('content-type', 'application/json');
  return new AppendReq().setProposedMessage(message);
}

function written(answer: AppendResp, last: number): Written {
  const success = answer.getSuccess();
  const revision = success?.hasCurrentRevision() ? Number(success.getCurrentRevision()) : NaN;
  if (revision !== last) throw new UnreadableAnswer(`EventStoreDB answered an append up to ${last} with ${revision}`);
  const position = success?.getPosition();
  return { revision, position: position ? positionOf(position) : null };
}
