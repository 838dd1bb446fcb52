import type { BatchAppendResp as BatchAnswer } from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';

import { NotSent, isNotHandled } from '../call-errors.js';

const CONFLICT = 'WrongExpectedVersion';
/** Final, although its status code is the one for "not found". */
const DELETED = 'StreamDeleted';

/** The node refused one append; the call goes on. Code and details are as in a call's error. */
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

/** Null for a written append and for a wrong expected revision. */
export function refusalIn(answer: BatchAnswer): AppendRefused | null {
  const error = answer.getError();
  if (!error || isConflict(answer)) return null;
  const reason = error.getMessage();
  return new AppendRefused(reason === DELETED ? status.FAILED_PRECONDITION : error.getCode(), reason);
}

/** True when this append certainly wrote nothing. The end of a whole call says nothing about each append. */
export function isNotWritten(error: unknown): boolean {
  return error instanceof NotSent || (error instanceof AppendRefused && isNotHandled(error));
}
