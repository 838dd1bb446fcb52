import { expect, test } from '@jest/globals';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import { authorised, captured, captureFailed, captureRequested, started } from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

const fail = { type: 'FailCapture', captureId: 'capture-1', reason: 'bank' } as const;

test('a capture fails, once', () => {
  given(started, authorised, captureRequested).when(fail).then(captureFailed);
  given(started, authorised, captureRequested, captureFailed).when(fail).then();
});

test('not after it succeeded, and not another one', () => {
  given(started, authorised, captureRequested, captured).when(fail).then();
  given(started, authorised, captureRequested)
    .when({ ...fail, captureId: 'capture-0' })
    .then();
  given(started, authorised).when(fail).thenRejected({ type: 'CaptureUnknown', field: 'captureId' });
});
