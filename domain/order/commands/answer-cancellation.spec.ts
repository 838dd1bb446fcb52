import { expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { order } from '../index.js';
import { AT, cancelled, cancelRequested, confirmed, cream, dispatched, placed } from '../spec-events.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

const answered = (answer: 'stopped' | 'unknown' | 'too-late') => {
  const [stopped, tooLate] = answer === 'too-late' ? [[], ['100001-1']] : [['100001-1'], []];
  return { type: 'CancellationAnswered', data: { answer, stopped, tooLate, answeredAt: AT } } as const;
};
const answer = (word: 'stopped' | 'unknown' | 'too-late') =>
  ({ type: 'AnswerCancellation', answer: word, answeredAt: AT }) as const;
const asked = [placed([cream]), confirmed, cancelRequested] as const;

test.each(['stopped', 'unknown'] as const)('%s: nothing leaves, and the order is cancelled, once', (word) => {
  given(...asked)
    .when(answer(word))
    .then(answered(word), cancelled);
  given(...asked, answered(word), cancelled)
    .when(answer(word))
    .then();
});

test('too late: the parcel has left and the order stands', () => {
  given(...asked)
    .when(answer('too-late'))
    .then(answered('too-late'));
});

test('a dispatch that came first wins, whatever the warehouse answers', () => {
  given(...asked, dispatched)
    .when(answer('stopped'))
    .then(answered('too-late'));
});

test('nobody asked', () => {
  given(placed([cream]), confirmed)
    .when(answer('stopped'))
    .then();
  given().when(answer('stopped')).thenRejected({ type: 'OrderUnknown' });
});
