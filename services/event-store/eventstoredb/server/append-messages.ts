import type { UUID as UuidMessage } from '@eventstore/db-client/generated/shared_pb.js';
import type {
  BatchAppendReq,
  BatchAppendResp as BatchAppendRespMessage,
} from '@eventstore/db-client/generated/streams_pb.js';

import type { Conflict, Expected, ProposedEvent, Written } from './event-log.js';
import {
  AllStreamPosition,
  Any,
  BatchAppendResp,
  ProtobufEmpty,
  Status,
  StreamIdentifier,
  WrongExpectedVersion,
} from './generated.js';

const FAILED_PRECONDITION = 9;

export function proposedEvent(message: BatchAppendReq.ProposedMessage): ProposedEvent {
  const metadata = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? '',
    data: message.getData_asU8(),
    customMetadata: message.getCustomMetadata_asU8(),
  };
}

export function expectedOf(options: BatchAppendReq.Options): Expected {
  if (options.hasNoStream()) return -1;
  if (options.hasStreamExists()) return 'stream-exists';
  return options.hasAny() ? 'any' : Number(options.getStreamPosition());
}

export function batchAnswer(
  result: Written | Conflict,
  expected: Expected,
  streamId: string,
  id: UuidMessage | undefined,
): BatchAppendRespMessage {
  const answer = new BatchAppendResp()
    .setCorrelationId(id)
    .setStreamIdentifier(new StreamIdentifier().setStreamName(Buffer.from(streamId)));
  return 'last' in result ? answer.setSuccess(success(result)) : answer.setError(conflict(result, expected));
}

function success({ last }: Written): BatchAppendRespMessage.Success {
  const position = new AllStreamPosition().setCommitPosition(`${last.position}`).setPreparePosition(`${last.position}`);
  return new BatchAppendResp.Success().setCurrentRevision(`${last.revision}`).setPosition(position);
}

function conflict({ current }: Conflict, expected: Expected): InstanceType<typeof Status> {
  const wrong = new WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new ProtobufEmpty());
  else wrong.setCurrentStreamRevision(`${current}`);
  if (expected === -1) wrong.setExpectedNoStream(new ProtobufEmpty());
  else wrong.setExpectedStreamPosition(`${expected}`);
  const details = new Any();
  details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  return new Status().setCode(FAILED_PRECONDITION).setMessage('wrong expected version').setDetails(details);
}
