import { expect, test } from 'vitest';

import { fold, FORGOTTEN, specify } from '../../kernel/index.js';
import { prescription, type PrescriptionReceived } from '../index.js';
import { aPrescription } from '../rules/spec-prescriptions.js';

const given = specify(prescription, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-01T09:00:00.000Z';
const command = { type: 'ReceivePrescription', customerId: 'c1', prescription: aPrescription(), at: AT } as const;
const received: PrescriptionReceived = {
  type: 'PrescriptionReceived',
  data: { customerId: 'c1', prescription: aPrescription(), receivedAt: AT },
};

test('a prescription is recorded when it is new or has changed, and not when it is the same', () => {
  const fewer = aPrescription({ withdrawals: { left: 2 } });
  given().when(command).then(received);
  given(received)
    .when({ ...command, at: '2026-03-02T09:00:00.000Z' })
    .then();
  given(received)
    .when({ ...command, prescription: fewer })
    .then({ ...received, data: { ...received.data, prescription: fewer } });
});

test('an erased prescription is not known any more', () => {
  const erased = { ...received, data: { ...received.data, prescription: FORGOTTEN as never } };
  expect(fold(prescription.evolve, prescription.initial, [erased]).received).toBeNull();
});
