import type { BatchAppendReq, BatchAppendResp as BatchAnswer } from '@eventstore/db-client/generated/streams_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { status } from '@grpc/grpc-js';

import type { Conflict, Expected, Written } from './event-log.js';
import { BatchAppendResp, Status } from './generated.js';

export function batchExpectedOf(options: BatchAppendReq.Options): Expected {
  if (options.hasNoStream()) return -1;
  if (options.hasStreamExists()) return 'stream-exists';
  return options.hasAny() ? 'any' : Number(options.getStreamPosition());
}

export function batchAnswer(result: Written | Conflict): BatchAnswer {
  return 'last' in result
    ? new BatchAppendResp().setSuccess(success(result))
    : batchError('WrongExpectedVersion', status.ALREADY_EXISTS);
}

/** The error of a node for one append. Code OK means that the node has not handled the append. */
export function batchError(message: string, code: status = status.OK): BatchAnswer {
  return new BatchAppendResp().setError(new Status().setCode(code as never).setMessage(message));
}

function success({ last }: Written): BatchAnswer.Success {
  const position = new shared.AllStreamPosition()
    .setCommitPosition(`${last.position}`)
    .setPreparePosition(`${last.position}`);
  return new BatchAppendResp.Success().setCurrentRevision(`${last.revision}`).setPosition(position);
}
