import type { AppendReq, AppendResp, BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { status, type sendUnaryData, type ServerDuplexStream, type ServerReadableStream } from '@grpc/grpc-js';

import { appendAnswer, batchAnswer, expectedOf, expectedOfBatch, proposedEvent } from './append-messages.js';
import type { EventLog } from './event-log.js';

interface Pending {
  readonly options: BatchAppendReq.Options;
  readonly messages: BatchAppendReq.ProposedMessage[];
}

interface Named {
  getStreamIdentifier(): { getStreamName_asU8(): Uint8Array } | undefined;
}

/** One append a call: what the client uses when it sends credentials of its own. */
export function append(log: EventLog, call: ServerReadableStream<AppendReq, AppendResp>, answer: sendUnaryData<AppendResp>): void {
  let options: AppendReq.Options | undefined;
  const messages: AppendReq.ProposedMessage[] = [];
  call.on('data', (request: AppendReq) => {
    const message = request.getProposedMessage();
    if (message) messages.push(message);
    else options = request.getOptions();
  });
  call.on('end', () => {
    if (!options) return answer({ code: status.INVALID_ARGUMENT, details: 'no options' });
    const expected = expectedOf(options);
    answer(null, appendAnswer(log.append(nameOf(options), expected, messages.map(proposedEvent)), expected));
  });
}

/** Many appends over one call, told apart by their correlation; `answers` false writes and then breaks the call. */
export function batchAppend(log: EventLog, call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>, answers: () => boolean): void {
  const pending = new Map<string, Pending>();
  call.on('data', (request: BatchAppendReq) => {
    const id = request.getCorrelationId()?.getString() ?? '';
    const options = request.getOptions();
    if (options) pending.set(id, { options, messages: [] });
    const append = pending.get(id);
    append?.messages.push(...request.getProposedMessagesList());
    if (!append || !request.getIsFinal()) return;
    pending.delete(id);
    const expected = expectedOfBatch(append.options);
    const streamId = nameOf(append.options);
    const result = log.append(streamId, expected, append.messages.map(proposedEvent));
    if (answers()) call.write(batchAnswer(result, expected, streamId, request.getCorrelationId()));
    else call.emit('error', { code: status.UNAVAILABLE, details: 'connection lost' });
  });
  call.on('end', () => call.end());
}

function nameOf(options: Named): string {
  return Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
}
