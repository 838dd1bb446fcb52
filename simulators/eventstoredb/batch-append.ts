import type { BatchAppendReq, BatchAppendResp as BatchAnswer } from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerDuplexStream, StatusObject } from '@grpc/grpc-js';

import { proposedEvent, streamNameOf } from './append-messages.js';
import type { LateAppends } from './append.js';
import { batchAnswer, batchError, batchExpectedOf } from './batch-append-messages.js';
import type { Conflict, EventLog, Written } from './event-log.js';
import type { Faults } from './faults.js';
import { BatchAppendResp } from './generated.js';
import { lost, noLeader, notReady } from './statuses.js';

type BatchCall = ServerDuplexStream<BatchAppendReq, BatchAnswer>;
type Elsewhere = () => Partial<StatusObject> | null;

/** Handles many appends in one gRPC call. Each append is one message, and its response has the same id. */
export function batchAppend(
  log: EventLog,
  faults: Faults,
  late: LateAppends,
  elsewhere: Elsewhere,
  call: BatchCall,
): void {
  call.on('error', () => undefined);
  call.on('end', () => call.end());
  call.on('data', (request: BatchAppendReq) => {
    late.writeAll();
    const answers = answersTo(log, faults, late, elsewhere, request);
    // If another node is leader or the connection breaks, the whole call ends, with all its appends.
    if (answers === 'ended') return void call.end();
    if (!Array.isArray(answers)) return void call.emit('error', answers);
    for (const answer of answers) call.write(answer.setCorrelationId(request.getCorrelationId()));
  });
}

function answersTo(
  log: EventLog,
  faults: Faults,
  late: LateAppends,
  elsewhere: Elsewhere,
  request: BatchAppendReq,
): BatchAnswer[] | 'ended' | Partial<StatusObject> {
  const leader = elsewhere();
  if (leader) return leader === noLeader ? [batchError(noLeader.details ?? '')] : leader;
  const options = request.getOptions() as BatchAppendReq.Options;
  const events = request.getProposedMessagesList().map(proposedEvent);
  const write = (): Written | Conflict => log.append(streamNameOf(options), batchExpectedOf(options), events);
  const fault = faults.meet('append');
  if (fault === 'ended') return fault;
  if (fault === 'not-ready') return [batchError(notReady.details ?? '')];
  if (fault === 'late') late.add(write);
  if (fault === 'late' || fault === 'lost-before') return lost;
  const result = write();
  if (fault === 'silent') return [];
  if (fault === 'lost-after') return lost;
  if (fault === 'unreadable') return [new BatchAppendResp()];
  return fault === 'doubled' ? [batchAnswer(result), batchAnswer(result)] : [batchAnswer(result)];
}
