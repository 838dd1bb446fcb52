import { expect, test } from 'vitest';

import type { RecordedEvent } from '../../../domain/kernel/index.js';
import { OF_ANOTHER, withoutOthers } from './without-others.js';

const [HUGO, GRETA] = ['195109072396', '194803122383'] as const;
const of = (streamId: string, type: string, data: object) => ({ streamId, type, data }) as unknown as RecordedEvent;
const shown = (...events: readonly RecordedEvent[]) => withoutOthers(events, HUGO).map(({ data }) => data);

test('a prescription of the giver is left out of the holder’s extract, whenever it was received (RX-08)', () => {
  const received = of('prescription-1', 'PrescriptionReceived', { customerId: 'h', prescription: { name: 'Tyrolin' } });
  const learned = of('prescription-1', 'OtherPatientLearned', { customerId: 'h', patient: { personNumber: GRETA } });
  const own = of('prescription-2', 'PrescriptionReceived', { customerId: 'h', prescription: { name: 'Lipoflex' } });
  expect(shown(received, learned, own)).toEqual([
    { customerId: 'h', prescription: OF_ANOTHER },
    { customerId: 'h', patient: OF_ANOTHER },
    { customerId: 'h', prescription: { name: 'Lipoflex' } },
  ]);
});

test('an order for two keeps the row of the customer, and of an animal of the customer', () => {
  const row = (personNumber: string, name: string) => ({ patient: { personNumber }, article: { name } });
  const prescriptions = [row(HUGO, 'Lipoflex'), row(GRETA, 'Tyrolin'), row(HUGO, 'Djurmedel')];
  const placed = of('order-1', 'OrderPlaced', { orderId: '1', prescriptions });
  expect(shown(placed)).toEqual([{ orderId: '1', prescriptions: [prescriptions[0], OF_ANOTHER, prescriptions[2]] }]);
  expect(shown(of('order-2', 'OrderPlaced', { prescriptions: null }))).toEqual([{ prescriptions: null }]);
});

test('a reminder, a death and a message about another person are left out, and those about the customer are not', () => {
  const planned = (concerning: string) =>
    of('reminder-h', 'ReminderPlanned', { about: { kind: 'PrescriptionExp', watched: { concerning } } });
  const asked = (messageId: string, personNumber: string) =>
    of('dose-pack-h', 'DosePackAsked', { messageId, request: { patient: { personNumber }, text: 'Hej' } });
  const answered = (messageId: string) => of('dose-pack-h', 'DosePackAnswered', { messageId, answer: 'Ja' });
  const died = of('reminder-h', 'DeathLearned', { person: GRETA });
  const others = [planned(GRETA), asked('m1', GRETA), answered('m1'), died];
  expect(JSON.stringify(shown(...others))).not.toMatch(/PrescriptionExp|Hej|Ja|1948/);
  const own = [planned(HUGO), asked('m2', HUGO), answered('m2')];
  expect(shown(...own)).toEqual(own.map(({ data }) => data));
});
