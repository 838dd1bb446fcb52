import type { BatchAppendResp as BatchAnswer } from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';

import { NotSent, isNotHandled } from '../call-errors.js';

const CONFLICT = 'WrongExpectedVersion';
/** Final, though its code is that of what is not there yet. */
const DELETED = 'StreamDeleted';

/** A node says of one append why it was not written; the call goes on. Code and details are as in an error of a call. */
export class AppendRefused extends Error {
  constructor(
    readonly code: number,
    readonly details: string,
  ) {
    super(details);
  }
}

export function isConflict(answer: BatchAnswer): boolean {
  return answer.getError()?.getMessage() === CONFLICT;
}

/** Null for an append that was written, and for one whose stream was not where it was expected. */
export function refusalIn(answer: BatchAnswer): AppendRefused | null {
  const error = answer.getError();
  if (!error || isConflict(answer)) return null;
  const reason = error.getMessage();
  return new AppendRefused(reason === DELETED ? status.FAILED_PRECONDITION : error.getCode(), reason);
}

/** Of this very append it is known that nothing was done; a call that ends for all says nothing of each. */
export function isNotWritten(error: unknown): boolean {
  return error instanceof NotSent || (error instanceof AppendRefused && isNotHandled(error));
}
