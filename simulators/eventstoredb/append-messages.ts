import type {
  AppendReq,
  AppendResp as AppendRespMessage,
  BatchAppendReq,
} from '@eventstore/db-client/generated/streams_pb.js';

import type { Conflict, Expected, ProposedEvent, Written } from './event-log.js';
import { AppendResp, ProtobufEmpty } from './generated.js';

export function proposedEvent(message: AppendReq.ProposedMessage | BatchAppendReq.ProposedMessage): ProposedEvent {
  const metadata = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: metadata.get('type') ?? '',
    contentType: metadata.get('content-type') ?? '',
    data: message.getData_asU8(),
    customMetadata: message.getCustomMetadata_asU8(),
  };
}

export function streamNameOf(options: AppendReq.Options | BatchAppendReq.Options | undefined): string {
  return Buffer.from(options?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');
}

export function expectedOf(options: AppendReq.Options): Expected {
  if (options.hasNoStream()) return -1;
  if (options.hasStreamExists()) return 'stream-exists';
  return options.hasAny() ? 'any' : Number(options.getRevision());
}

export function appendAnswer(result: Written | Conflict, expected: Expected): AppendRespMessage {
  return 'last' in result
    ? new AppendResp().setSuccess(success(result))
    : new AppendResp().setWrongExpectedVersion(conflict(result, expected));
}

function success({ last }: Written): AppendRespMessage.Success {
  const position = new AppendResp.Position()
    .setCommitPosition(`${last.position}`)
    .setPreparePosition(`${last.position}`);
  return new AppendResp.Success().setCurrentRevision(`${last.revision}`).setPosition(position);
}

function conflict({ current }: Conflict, expected: Expected): AppendRespMessage.WrongExpectedVersion {
  const wrong = new AppendResp.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new ProtobufEmpty());
  else wrong.setCurrentRevision(`${current}`);
  return expected === -1 ? wrong.setExpectedNoStream(new ProtobufEmpty()) : wrong.setExpectedRevision(`${expected}`);
}
