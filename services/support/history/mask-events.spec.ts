import { expect, test } from 'vitest';

import { FORGOTTEN, type RecordedEvent } from '../../../domain/kernel/index.js';
import { allEventDefinitions } from '../../../domain/slices.js';
import { maskEvents } from './mask-events.js';

test('the console is told that there is a prescription, and nothing of what it says (LAW-09)', () => {
  const event = { type: 'PrescriptionReceived', data: { customerId: 'c1', prescription: { article: 'Levaxin' } } };
  const [masked] = maskEvents([event as unknown as RecordedEvent]);
  expect(masked?.data).toEqual({ customerId: 'c1', prescription: FORGOTTEN });
});

test('the console is told that there is a high-cost account, and nothing of what it says (LAW-09)', () => {
  const event = { type: 'HighCostAccountReceived', data: { customerId: 'c1', account: { transactions: [1] } } };
  const [masked] = maskEvents([event as unknown as RecordedEvent]);
  expect(masked?.data).toEqual({ customerId: 'c1', account: FORGOTTEN });
});

test('the console is told that an order has prescription goods, and nothing of what they are (LAW-09)', () => {
  const placed = (prescriptions: unknown) =>
    ({ type: 'OrderPlaced', data: { lines: [{ name: 'Receptvara' }], prescriptions } }) as unknown as RecordedEvent;
  const [medicine, goods] = maskEvents([placed([{ article: { name: 'Levaxin' } }]), placed(null)]);
  expect(medicine?.data).toEqual({ lines: [{ name: 'Receptvara' }], prescriptions: FORGOTTEN });
  expect(goods?.data).toMatchObject({ prescriptions: null });
});

test('the console sees the price of a prescription row in a cart, and not what it is (LAW-09)', () => {
  const data = { rowId: 'row-1', line: { name: 'Receptvara', unitPrice: 7275 }, prescription: { message: 'Hej' } };
  const added = { type: 'PrescriptionRowAdded', data } as unknown as RecordedEvent;
  expect(maskEvents([added])[0]?.data).toEqual({ ...data, prescription: FORGOTTEN });
});

const ofType = (type: string, data: object) => ({ type, data }) as unknown as RecordedEvent;

test('the console is told of a message about dose packs, and nothing of what it says (RX-22)', () => {
  const asked = ofType('DosePackAsked', { messageId: 'm1', request: { text: 'hjärttabletterna' } });
  const answered = ofType('DosePackAnswered', { messageId: 'm1', byName: 'Farid', answer: 'En dos om dagen.' });
  expect(maskEvents([asked, answered]).map(({ data }) => data)).toEqual([
    { messageId: 'm1', request: FORGOTTEN },
    { messageId: 'm1', byName: 'Farid', answer: FORGOTTEN },
  ]);
});

test('every field that is sealed as a prescription is masked until a pharmacist opens it (LAW-09)', () => {
  const sealed = Object.entries(allEventDefinitions).flatMap(([type, { personal = [] }]) =>
    personal.flatMap(({ purpose, fields }) =>
      purpose === 'prescription' || purpose === 'dispensing' ? fields.map((field) => ({ type, field })) : [],
    ),
  );
  expect(sealed.length).toBeGreaterThan(20);
  for (const { type, field } of sealed) {
    const event = ofType(type, { [field]: 'secret', other: 'shown' });
    expect([type, maskEvents([event])[0]?.data]).toEqual([type, { [field]: FORGOTTEN, other: 'shown' }]);
    expect(maskEvents([event], false, true)[0]?.data).toMatchObject({ [field]: 'secret' });
  }
});

test('the watch of a prescription medicine does not name it, and a watch of other goods does (PRO-15)', () => {
  const watch = (watchId: string, productType: 'RX' | null) => [
    ofType('ProductWatched', { watchId, productType, varuId: '710001' }),
    ofType('StockNoticeSent', { watchId, varuId: '710001' }),
    ofType('ProductUnwatched', { watchId, varuId: '710001' }),
  ];
  const named = (events: readonly RecordedEvent[], opened = false) =>
    maskEvents(events, false, opened).map(({ data }) => (data as unknown as { varuId: unknown }).varuId);
  const both = [...watch('w1', 'RX'), ...watch('w2', null)];
  expect(named(both)).toEqual([FORGOTTEN, FORGOTTEN, FORGOTTEN, '710001', '710001', '710001']);
  expect(new Set(named(both, true))).toEqual(new Set(['710001']));
  expect(named(watch('w2', null).slice(1))).toEqual([FORGOTTEN, FORGOTTEN]);
});

test('a warrant says that it is for a child, and names nobody (RX-08)', () => {
  const party = (name: string) => ({ personNumber: '198507099805', name });
  const nobody = { personNumber: FORGOTTEN, name: FORGOTTEN };
  const given = (child: object | null) =>
    ofType('WarrantGiven', { warrantId: 'w1', persons: { giver: party('Greta'), holder: party('Hugo'), child } });
  const shown = maskEvents([given(null), given(party('Alva'))], false, true).map(({ data }) => data);
  expect(shown).toEqual([
    { warrantId: 'w1', persons: { giver: nobody, holder: nobody, child: null } },
    { warrantId: 'w1', persons: { giver: nobody, holder: nobody, child: nobody } },
  ]);
});
