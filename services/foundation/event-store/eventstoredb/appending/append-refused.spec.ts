import { describe, expect, test } from 'vitest';
import { status } from '@grpc/grpc-js';

import { isConflict, isNotWritten, refusalIn } from './append-refused.js';
import { NotSent, isRefusal } from '../call-errors.js';
import { batchError } from '../../../../../simulators/eventstoredb/batch-append-messages.js';

describe('the answer of a node to an append', () => {
  test.each([
    ['AccessDenied', status.PERMISSION_DENIED],
    ['StreamDeleted', status.NOT_FOUND],
    ['MaximumAppendSizeExceeded', status.INVALID_ARGUMENT],
    ['BadRequest', status.INVALID_ARGUMENT],
  ])('%s is final', (message, code) => {
    expect(isRefusal(refusalIn(batchError(message, code)))).toBe(true);
  });

  test.each(['Server Is Not Ready', 'Server Is Busy', 'No leader info available in response'])(
    '%s: nothing was written, and the append may be sent again',
    (message) => {
      const refusal = refusalIn(batchError(message));
      expect([isRefusal(refusal), isNotWritten(refusal)]).toEqual([false, true]);
    },
  );

  test.each([
    ['Timeout', status.DEADLINE_EXCEEDED],
    ['Unknown', status.UNKNOWN],
  ])('%s leaves open what was written', (message, code) => {
    const refusal = refusalIn(batchError(message, code));
    expect([isRefusal(refusal), isNotWritten(refusal)]).toEqual([false, false]);
  });

  test('a conflict in the stream is not a refusal', () => {
    const answer = batchError('WrongExpectedVersion', status.ALREADY_EXISTS);
    expect([isConflict(answer), refusalIn(answer)]).toEqual([true, null]);
  });

  test('a call that ends for all leaves each append open, also where it names the leader', () => {
    const metadata = { get: () => ['not-leader'] };
    expect(isNotWritten(Object.assign(new Error('Leader info available'), { metadata }))).toBe(false);
    expect(isNotWritten(new NotSent('no node'))).toBe(true);
  });
});
