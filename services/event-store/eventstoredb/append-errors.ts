import {
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  UnsupportedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';

const REFUSALS = [
  AccessDeniedError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  UnsupportedError,
];

export function hasMovedOn(error: unknown): boolean {
  return error instanceof WrongExpectedVersionError;
}

/** The server has looked at the append and wrote nothing; after any other error it may have written. */
export function isRefusal(error: unknown): boolean {
  return REFUSALS.some((refusal) => error instanceof refusal);
}
