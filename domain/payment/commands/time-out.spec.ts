import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { payment } from '../index.js';
import { AT, authorised, LATER, refused, started, timedOut } from '../spec-events.js';

const given = specify(payment, (actual, expected) => expect(actual).toEqual(expected));

test('an attempt is given up when its time is over, not before', () => {
  given(started).when({ type: 'TimeOut', at: LATER }).then(timedOut);
  given(started).when({ type: 'TimeOut', at: AT }).then();
  given(started)
    .when({ type: 'TimeOut', at: started.data.expiresAt })
    .then({ type: 'PaymentCancelled', data: { reason: 'timed-out', cancelledAt: started.data.expiresAt } });
});

test('a decided payment does not time out', () => {
  given(started, authorised).when({ type: 'TimeOut', at: LATER }).then();
  given(started, refused).when({ type: 'TimeOut', at: LATER }).then();
  given(started, timedOut).when({ type: 'TimeOut', at: LATER }).then();
});

test('a payment that was never started does not time out', () => {
  given().when({ type: 'TimeOut', at: LATER }).thenRejected({ type: 'PaymentUnknown' });
});
