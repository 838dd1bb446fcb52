import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { customer } from '../index.js';
import { consented, identified, withdrawn } from '../spec-events.js';

const given = specify(customer, (actual, expected) => expect(actual).toEqual(expected));

const withdraw = { type: 'WithdrawConsent', code: 'Favorite', at: '2025-04-01T10:00:00.000Z' } as const;

test('a consent is withdrawn once', () => {
  given(identified, consented).when(withdraw).then(withdrawn);
  given(identified, consented, withdrawn).when(withdraw).then();
});

test('withdrawing a consent that was never given changes nothing', () => {
  given(identified).when(withdraw).then();
});
