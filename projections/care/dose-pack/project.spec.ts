import { expect, test } from 'vitest';

import { History, specifyProjection } from '../../runner/testing.js';
import { dosePackProjection } from './project.js';

const given = specifyProjection(dosePackProjection, (actual, expected) => expect(actual).toEqual(expected));
const of = { customerId: 'c1', messageId: 'm1' };
const [MONDAY, TUESDAY] = ['2026-03-02T09:00:00.000Z', '2026-03-03T09:00:00.000Z'];
const request = { patient: { personNumber: '194803122383', name: 'Greta Nyman' }, text: 'Packa från måndag.' };
const asked = { type: 'DosePackAsked', data: { ...of, request, askedAt: MONDAY } };
const answered = {
  type: 'DosePackAnswered',
  data: { ...of, by: 'anna', byName: 'Farida Farmaceut', answer: 'Ja.', answeredAt: TUESDAY },
};
const row = { message_id: 'm1', customer_id: 'c1', asked_at: MONDAY };

test('a message has a row that says neither for whom nor what, and who has answered it (LAW-09)', () => {
  const stream = new History();
  const [first, second] = [asked, answered].map((event) => stream.on('dose-pack-c1', event));
  given(first!).then({ ...row, answered_at: null, answered_by: null });
  given(first!, second!).then({ ...row, answered_at: TUESDAY, answered_by: 'Farida Farmaceut' });
});
