import { expect, test } from 'vitest';

import { FORGOTTEN, type RecordedEvent } from '../../../domain/kernel/index.js';
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
