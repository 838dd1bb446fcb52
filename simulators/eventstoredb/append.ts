import type { AppendReq, AppendResp as AppendRespMessage } from '@eventstore/db-client/generated/streams_pb.js';
import type { sendUnaryData, ServerReadableStream } from '@grpc/grpc-js';

import { appendAnswer, expectedOf, proposedEvent, streamNameOf } from './append-messages.js';
import type { Conflict, EventLog, Expected, Written } from './event-log.js';
import type { Faults } from './faults.js';
import { AppendResp } from './generated.js';
import { lost, notReady } from './statuses.js';

type Answer = sendUnaryData<AppendRespMessage>;

/** Handles one append in one gRPC call. Its messages are first the options, then the events. */
export function append(
  log: EventLog,
  faults: Faults,
  late: LateAppends,
  call: ServerReadableStream<AppendReq, AppendRespMessage>,
  answer: Answer,
): void {
  const requests: AppendReq[] = [];
  call.on('data', (request: AppendReq) => void requests.push(request));
  call.on('error', () => undefined);
  call.on('end', () => {
    late.writeAll();
    const [first, ...rest] = requests;
    const expected = expectedOf(first?.getOptions() as AppendReq.Options);
    const write = (): Written | Conflict => log.append(streamOf(first), expected, rest.flatMap(proposed));
    answerWith(faults, late, expected, write, answer);
  });
}

/** Appends that are written after their callers got an error. */
export class LateAppends {
  private waiting: (() => unknown)[] = [];

  add(write: () => unknown): void {
    this.waiting.push(write);
  }

  writeAll(): void {
    const now = this.waiting;
    this.waiting = [];
    for (const write of now) write();
  }
}

function answerWith(
  faults: Faults,
  late: LateAppends,
  expected: Expected,
  write: () => Written | Conflict,
  answer: Answer,
): void {
  const fault = faults.meet('append');
  if (fault === 'not-ready') return answer(notReady);
  if (fault === 'late') late.add(write);
  if (fault === 'late' || fault === 'lost-before') return answer(lost);
  const result = write();
  if (fault === 'silent') return;
  if (fault === 'lost-after') return answer(lost);
  answer(null, fault === 'unreadable' ? new AppendResp() : appendAnswer(result, expected));
}

function proposed(request: AppendReq) {
  const message = request.getProposedMessage();
  return message ? [proposedEvent(message)] : [];
}

function streamOf(request: AppendReq | undefined): string {
  return streamNameOf(request?.getOptions());
}
