import type { UUID as UuidMessage } from '@eventstore/db-client/generated/shared_pb.js';
import type {
  AppendReq,
  AppendResp as AppendRespMessage,
  BatchAppendReq,
  BatchAppendResp as BatchAppendRespMessage,
} from '@eventstore/db-client/generated/streams_pb.js';

import type { Conflict, Expected, ProposedEvent, Written } from './event-log.js';
import { AllStreamPosition, Any, AppendResp, BatchAppendResp, Empty, ProtobufEmpty, Status, StreamIdentifier, WrongExpectedVersion } from './generated.js';

type Proposed = AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage;

const FAILED_PRECONDITION = 9;

export function proposedEvent(message: Proposed): ProposedEvent {
  const metadata = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? '',
    data: message.getData_asU8(),
    customMetadata: message.getCustomMetadata_asU8(),
  };
}

export function expectedOf(options: AppendReq.Options): Expected {
  if (options.hasNoStream()) return -1;
  if (options.hasStreamExists()) return 'stream-exists';
  return options.hasAny() ? 'any' : Number(options.getRevision());
}

export function expectedOfBatch(options: BatchAppendReq.Options): Expected {
  if (options.hasNoStream()) return -1;
  if (options.hasStreamExists()) return 'stream-exists';
  return options.hasAny() ? 'any' : Number(options.getStreamPosition());
}

export function appendAnswer(result: Written | Conflict, expected: Expected): AppendRespMessage {
  return 'last' in result ? new AppendResp().setSuccess(success(result)) : new AppendResp().setWrongExpectedVersion(conflict(result, expected));
}

export function batchAnswer(result: Written | Conflict, expected: Expected, streamId: string, id: UuidMessage | undefined): BatchAppendRespMessage {
  const answer = new BatchAppendResp().setCorrelationId(id).setStreamIdentifier(new StreamIdentifier().setStreamName(Buffer.from(streamId)));
  return 'last' in result ? answer.setSuccess(batchSuccess(result)) : answer.setError(batchConflict(result, expected));
}

function success({ last }: Written): AppendRespMessage.Success {
  const position = new AppendResp.Position().setCommitPosition(`${last.position}`).setPreparePosition(`${last.position}`);
  return new AppendResp.Success().setCurrentRevision(`${last.revision}`).setPosition(position);
}

function conflict({ current }: Conflict, expected: Expected): AppendRespMessage.WrongExpectedVersion {
  const wrong = new AppendResp.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new Empty());
  else wrong.setCurrentRevision(`${current}`);
  return expected === -1 ? wrong.setExpectedNoStream(new Empty()) : wrong.setExpectedRevision(`${expected}`);
}

function batchSuccess({ last }: Written): BatchAppendRespMessage.Success {
  const position = new AllStreamPosition().setCommitPosition(`${last.position}`).setPreparePosition(`${last.position}`);
  return new BatchAppendResp.Success().setCurrentRevision(`${last.revision}`).setPosition(position);
}

function batchConflict({ current }: Conflict, expected: Expected): InstanceType<typeof Status> {
  const wrong = new WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new ProtobufEmpty());
  else wrong.setCurrentStreamRevision(`${current}`);
  if (expected === -1) wrong.setExpectedNoStream(new ProtobufEmpty());
  else wrong.setExpectedStreamPosition(`${expected}`);
  const details = new Any();
  details.pack(wrong.serializeBinary(), 'event_store.client.WrongExpectedVersion');
  return new Status().setCode(FAILED_PRECONDITION).setMessage('wrong expected version').setDetails(details);
}
