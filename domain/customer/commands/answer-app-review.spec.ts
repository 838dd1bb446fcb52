import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { customer } from '../index.js';
import { identified } from '../spec-events.js';

const given = specify(customer, (actual, expected) => expect(actual).toEqual(expected));

const answer = { type: 'AnswerAppReview', choice: 'notNow', at: '2026-03-01T10:00:00.000Z' } as const;
const answered = {
  type: 'AppReviewAnswered',
  data: { customerId: 'customer-1', choice: 'notNow', at: answer.at },
} as const;

test('an answer to the app’s question is kept, a no as well', () => {
  given(identified).when(answer).then(answered);
});

test('the first answer stands', () => {
  given(identified, answered)
    .when({ ...answer, choice: 'rate' })
    .then();
});

test('a person unknown to the shop cannot answer', () => {
  given().when(answer).thenRejected({ type: 'CustomerUnknown' });
});
