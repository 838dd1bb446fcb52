import type { ReadReq as ReadRequest, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ClientReadableStream } from '@grpc/grpc-js';

import { START, type Position } from '../../../../domain/kernel/index.js';
import { UnreadableAnswer } from './call-errors.js';
import { streamed } from './call-events.js';
import type { Call, Connection } from './connection.js';
import { Empty, ReadReq, StreamIdentifier } from './messages.js';

export type RecordedEvent = ReadResp.ReadEvent.RecordedEvent;

const FORWARDS = 0;
const BACKWARDS = 1;

export interface StreamPage {
  readonly direction: 'forwards' | 'backwards';
  /** The first revision to read, inclusive. Default: the first or last of the stream. */
  readonly from?: number | undefined;
  readonly count: number;
}

/** Reads events of one stream in one call. The result is empty for a stream that does not exist. */
export function readStreamPage(
  connection: Connection,
  streamId: string,
  { direction, from, count }: StreamPage,
): Promise<readonly RecordedEvent[]> {
  const stream = new ReadReq.Options.StreamOptions().setStreamIdentifier(
    new StreamIdentifier().setStreamName(Buffer.from(streamId)),
  );
  if (from !== undefined) stream.setRevision(`${from}`);
  else if (direction === 'forwards') stream.setStart(new Empty());
  else stream.setEnd(new Empty());
  return read(connection, options(count, direction).setStream(stream));
}

/** Reads events of the whole log from a position, inclusive, or backwards from the end. */
export function readAllPage(
  connection: Connection,
  from: Position | 'end',
  count: number,
): Promise<readonly RecordedEvent[]> {
  const all = new ReadReq.Options.AllOptions();
  if (from === 'end') all.setEnd(new Empty());
  else if (from === START) all.setStart(new Empty());
  else all.setPosition(logPosition(from));
  return read(connection, options(count, from === 'end' ? 'backwards' : 'forwards').setAll(all));
}

function options(count: number, direction: StreamPage['direction']): ReadRequest.Options {
  return new ReadReq.Options()
    .setCount(`${count}`)
    .setReadDirection(direction === 'forwards' ? FORWARDS : BACKWARDS)
    .setUuidOption(new ReadReq.Options.UUIDOption().setString(new Empty()))
    .setNoFilter(new Empty());
}

function logPosition(position: Position): ReadRequest.Options.Position {
  const [commit, prepare] = position.split('/') as [string, string];
  return new ReadReq.Options.Position().setCommitPosition(commit).setPreparePosition(prepare);
}

async function read(connection: Connection, asked: ReadRequest.Options): Promise<readonly RecordedEvent[]> {
  const request = new ReadReq().setOptions(asked);
  const answers = await connection.call(
    (client, metadata, callOptions) =>
      allAnswers(client.read(request, metadata, callOptions), connection.limits.deadlineMs),
    { repeatable: true, deadlineMs: Infinity },
  );
  return answers.flatMap(recordedEvent);
}

function allAnswers(call: ClientReadableStream<ReadResp>, silenceMs: number): Call<readonly ReadResp[]> {
  const answers: ReadResp[] = [];
  return streamed(
    call,
    (message) => void answers.push(message),
    () => answers,
    silenceMs,
  );
}

function recordedEvent(answer: ReadResp): readonly RecordedEvent[] {
  if (!answer.hasEvent()) return [];
  const event = answer.getEvent()?.getEvent();
  if (!event) throw new UnreadableAnswer('EventStoreDB answered with an event that has no content');
  return [event];
}
