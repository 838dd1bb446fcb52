import type { BatchAppendReq, BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import { status, type ServerDuplexStream } from '@grpc/grpc-js';

import { batchAnswer, expectedOf, proposedEvent } from './append-messages.js';
import type { EventLog } from './event-log.js';

interface Pending {
  readonly options: BatchAppendReq.Options;
  readonly messages: BatchAppendReq.ProposedMessage[];
}

/** Many appends over one call, told apart by their correlation; `answers` false writes and then breaks the call. */
export function batchAppend(
  log: EventLog,
  call: ServerDuplexStream<BatchAppendReq, BatchAppendResp>,
  answers: () => boolean,
): void {
  const pending = new Map<string, Pending>();
  call.on('data', (request: BatchAppendReq) => {
    const id = request.getCorrelationId()?.getString() ?? '';
    const options = request.getOptions();
    if (options) pending.set(id, { options, messages: [] });
    const append = pending.get(id);
    append?.messages.push(...request.getProposedMessagesList());
    if (!append || !request.getIsFinal()) return;
    pending.delete(id);
    const expected = expectedOf(append.options);
    const streamId = nameOf(append.options);
    const result = log.append(streamId, expected, append.messages.map(proposedEvent));
    if (answers()) call.write(batchAnswer(result, expected, streamId, request.getCorrelationId()));
    else call.emit('error', { code: status.UNAVAILABLE, details: 'connection lost' });
  });
  call.on('end', () => call.end());
}

function nameOf(options: BatchAppendReq.Options): string {
  return Buffer.from(options.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
}
