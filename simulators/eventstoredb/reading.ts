import { randomUUID } from 'node:crypto';

import type { ReadReq, ReadResp as ReadRespMessage } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';

import type { EventLog, LogView, LoggedEvent } from './event-log.js';
import type { CallName, Fault, Faults } from './faults.js';
import { ReadResp } from './generated.js';
import { caughtUpAnswer, confirmationAnswer, eventAnswer, filterOf, notFoundAnswer } from './read-messages.js';
import { lost, notReady } from './statuses.js';

type ReadCall = ServerWritableStream<ReadReq, ReadRespMessage>;

const BACKWARDS = 1;
const GOES_ON = ['drain', 'cancelled', 'close'] as const;

/**
 * Handles reads of a stream, reads of $all (all events) and subscriptions to $all. All three use the same gRPC call.
 */
export async function read(log: EventLog, view: LogView, faults: Faults, call: ReadCall): Promise<void> {
  const options = call.request.getOptions() as ReadReq.Options;
  const fault = faults.meet(...namesOf(options));
  if (fault === 'not-ready') return void call.emit('error', notReady);
  if (fault === 'lost-before') return void call.emit('error', lost);
  if (fault === 'unreadable') await write(call, new ReadResp().setEvent(new ReadResp.ReadEvent()));
  if (options.hasSubscription()) return subscribe(log, call, options);
  await answer(view, call, options, fault);
}

function namesOf(options: ReadReq.Options): readonly CallName[] {
  if (options.hasSubscription()) return ['subscribe'];
  return streamOf(options) === null ? ['read'] : ['read', 'read-stream'];
}

async function answer(view: LogView, call: ReadCall, options: ReadReq.Options, fault: Fault | null): Promise<void> {
  const streamId = streamOf(options);
  if (streamId !== null && view.stream(streamId).length === 0) await write(call, notFoundAnswer(streamId));
  else {
    const events = requestedEvents(view, options, streamId);
    const sent = fault === 'lost-after' || fault === 'silent' ? events.slice(0, Math.ceil(events.length / 2)) : events;
    for (const event of sent) if (!(await write(call, eventAnswer(event)))) return;
  }
  if (fault === 'lost-after') call.emit('error', lost);
  else if (fault !== 'silent') call.end();
}

function requestedEvents(log: LogView, options: ReadReq.Options, streamId: string | null): readonly LoggedEvent[] {
  const backwards = options.getReadDirection() === BACKWARDS;
  const count = Number(options.getCount());
  const events =
    streamId === null ? fromPosition(log, options, backwards) : fromRevision(log, options, streamId, backwards);
  return (backwards ? [...events].reverse() : events).filter(filterOf(options)).slice(0, count);
}

/** The events of a stream from a revision. The event at the revision is included in both directions. */
function fromRevision(
  log: LogView,
  options: ReadReq.Options,
  streamId: string,
  backwards: boolean,
): readonly LoggedEvent[] {
  const from = options.getStream();
  const events = log.stream(streamId);
  if (from?.hasStart()) return backwards ? events.slice(0, 1) : events;
  if (from?.hasEnd()) return backwards ? events : [];
  const revision = Number(from?.getRevision());
  return backwards ? events.slice(0, revision + 1) : events.slice(revision);
}

/** All events from a position. The event at the position is included only when reading forwards. */
function fromPosition(log: LogView, options: ReadReq.Options, backwards: boolean): readonly LoggedEvent[] {
  const from = options.getAll();
  if (from?.hasStart()) return backwards ? [] : log.all;
  if (from?.hasEnd()) return backwards ? log.all : [];
  const index = indexAt(log, options);
  return backwards ? log.all.slice(0, index) : log.all.slice(index);
}

/** The index of the event at a position. Like a real server, it refuses a position where no record begins. */
function indexAt(log: LogView, options: ReadReq.Options): number {
  const commit = options.getAll()?.getPosition()?.getCommitPosition() ?? '';
  const index = log.all.findIndex(({ position }) => `${position}` === commit);
  if (index < 0) throw new RangeError(`no record begins at ${commit}`);
  return index;
}

/** Sends the events after a position, and then everything that is written later. */
async function subscribe(log: EventLog, call: ReadCall, options: ReadReq.Options): Promise<void> {
  const wanted = filterOf(options);
  const all = options.getAll();
  const first = all?.hasEnd() ? log.all.length : all?.hasStart() ? 0 : indexAt(log, options) + 1;
  const sending = [
    confirmationAnswer(randomUUID()),
    ...log.all.slice(first).filter(wanted).map(eventAnswer),
    caughtUpAnswer(),
  ];
  const unlisten = log.onWritten((event) => wanted(event) && call.write(eventAnswer(event)));
  call.on('cancelled', unlisten);
  call.on('close', unlisten);
  for (const answer of sending) call.write(answer);
}

function streamOf(options: ReadReq.Options): string | null {
  const identifier = options.getStream()?.getStreamIdentifier();
  return identifier ? Buffer.from(identifier.getStreamName_asU8()).toString('utf8') : null;
}

/** Sends a message and waits while the reader is slow. Returns false when the reader has disconnected. */
async function write(call: ReadCall, answer: ReadRespMessage): Promise<boolean> {
  if (call.cancelled) return false;
  if (call.write(answer)) return true;
  await new Promise<void>((resolve) => {
    const goOn = (): void => {
      for (const name of GOES_ON) call.off(name, goOn);
      resolve();
    };
    for (const name of GOES_ON) call.on(name, goOn);
  });
  return !call.cancelled;
}
