import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { customer } from '../index.js';
import { consented, identified, withdrawn } from '../spec-events.js';

const given = specify(customer, (actual, expected) => expect(actual).toEqual(expected));

const give = { type: 'GiveConsent', code: 'Favorite', textVersion: '2025-01', at: '2025-03-01T10:00:00.000Z' } as const;

test('a consent is given once', () => {
  given(identified).when(give).then(consented);
  given(identified, consented).when(give).then();
});

test('a consent to a new text is a new consent, and so is one after a withdrawal', () => {
  given(identified, consented)
    .when({ ...give, textVersion: '2026-01' })
    .then({ ...consented, data: { ...consented.data, textVersion: '2026-01' } });
  given(identified, consented, withdrawn).when(give).then(consented);
});

test.each(['', '__proto__', 'Fav orite', 'x'.repeat(65)])('the code "%s" is refused', (code) => {
  given(identified)
    .when({ ...give, code })
    .thenRejected({ type: 'ConsentCodeInvalid', field: 'code' });
});
