import { describe, expect, test } from 'vitest';

import { FORGOTTEN, fold, specify } from '../kernel/index.js';
import { dosePack, type DosePackAnswered, type DosePackAsked } from './index.js';

const given = specify(dosePack, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-01T09:00:00.000Z';
const myself = { personNumber: '199908072391', name: null };
const mother = { personNumber: '194803122383', name: 'Greta Nyman' };
const asked = (messageId = 'm1', patient: { personNumber: string; name: string | null } = myself): DosePackAsked => ({
  type: 'DosePackAsked',
  data: { customerId: 'c1', messageId, request: { patient, text: 'Packa gärna från måndag.' }, askedAt: AT },
});
const answered: DosePackAnswered = {
  type: 'DosePackAnswered',
  data: {
    ...{ customerId: 'c1', messageId: 'm1', by: 'anna', byName: 'Farida Farmaceut' },
    ...{ answer: 'Vi packar från måndag.', answeredAt: AT },
  },
};
const ask = (change: object = {}) =>
  ({
    type: 'AskForDosePacks',
    ...{ customerId: 'c1', messageId: 'm2', patient: myself, text: ' Hej ', at: AT },
    ...change,
  }) as const;
const answer = (change: object = {}) =>
  ({
    type: 'AnswerDosePacks',
    ...{ messageId: 'm1', by: 'anna', byName: 'Farida Farmaceut' },
    ...{ text: 'Vi packar från måndag.', at: AT },
    ...change,
  }) as const;

describe('a message that asks for dose packs (RX-24, RX-22)', () => {
  test('is recorded, one for each person at a time', () => {
    const sent = { customerId: 'c1', messageId: 'm2', request: { patient: myself, text: 'Hej' }, askedAt: AT };
    given().when(ask()).then({ type: 'DosePackAsked', data: sent });
    given(asked()).when(ask()).thenRejected({ type: 'MessageWaits', field: 'person' });
    given(asked('m1', mother)).when(ask()).then({ type: 'DosePackAsked', data: sent });
    given(asked(), answered).when(ask()).then({ type: 'DosePackAsked', data: sent });
  });

  test('has a text, and no more than a pharmacist can read at once', () => {
    given()
      .when(ask({ text: '  \n' }))
      .thenRejected({ type: 'MessageEmpty', field: 'text' });
    given()
      .when(ask({ text: 'a'.repeat(501) }))
      .thenRejected({ type: 'MessageTooLong', field: 'text', most: 500 });
  });

  test('is answered once, by a pharmacist who says something', () => {
    given(asked()).when(answer()).then(answered);
    given(asked(), answered).when(answer()).thenRejected({ type: 'MessageAnswered', field: 'messageId' });
    given().when(answer()).thenRejected({ type: 'MessageUnknown', field: 'messageId' });
    given(asked())
      .when(answer({ text: '' }))
      .thenRejected({ type: 'MessageEmpty', field: 'text' });
    given(asked())
      .when(answer({ text: 'a'.repeat(501) }))
      .thenRejected({ type: 'MessageTooLong', field: 'text', most: 500 });
  });

  test('says nothing after an erasure but that it was sent and answered', () => {
    const events = [
      { ...asked(), data: { ...asked().data, request: FORGOTTEN } },
      { ...answered, data: { ...answered.data, answer: FORGOTTEN } },
    ];
    const { messages } = fold(dosePack.evolve, dosePack.initial, events as never);
    expect(messages['m1']).toMatchObject({ request: null, askedAt: AT, answered: { answer: null, by: 'anna' } });
  });
});
