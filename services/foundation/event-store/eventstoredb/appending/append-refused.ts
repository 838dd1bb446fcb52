import type { BatchAppendResp as BatchAnswer } from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';

import { NotSent, isNotHandled } from '../call-errors.js';

const CONFLICT = 'WrongExpectedVersion';
/** A deleted stream is a final refusal, although its status code means "not found". */
const DELETED = 'StreamDeleted';

/**
 * Thrown when the node refused one append, while the streaming call continues. Code and details look like those of a
 * gRPC error.
 */
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

/** Returns the error in a response. Null when the append was written, and for a wrong expected revision. */
export function refusalIn(answer: BatchAnswer): AppendRefused | null {
  const error = answer.getError();
  if (!error || isConflict(answer)) return null;
  const reason = error.getMessage();
  return new AppendRefused(reason === DELETED ? status.FAILED_PRECONDITION : error.getCode(), reason);
}

/**
 * Whether this append certainly wrote nothing. When the whole streaming call ends, the outcome of its appends is
 * unknown.
 */
export function isNotWritten(error: unknown): boolean {
  return error instanceof NotSent || (error instanceof AppendRefused && isNotHandled(error));
}
