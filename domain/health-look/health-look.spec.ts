import { expect, test } from 'vitest';

import { specify } from '../kernel/index.js';
import { healthLook, type Asker, type StaffPurpose } from './index.js';

const given = specify(healthLook, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-01T09:00:00.000Z';
const own: Asker = { kind: 'customer', id: 'c1' };
const shown = { customerId: 'c1', part: 'prescriptions', by: own, reason: null, at: AT } as const;
const refused = { customerId: 'c1', part: 'prescriptions', otherPerson: 'hash', at: AT } as const;
const pharmacist = (purpose: StaffPurpose) =>
  ({ kind: 'staff', id: 's1', name: 'Fia Farmaceut', role: 'pharmacist', purpose }) as const;
const look = (purpose: StaffPurpose) => ({ ...shown, by: pharmacist(purpose), reason: 'Frågar om dosen' }) as const;
const blocked = { type: 'StaffLooksBlocked', data: { customerId: 'c1', at: AT } } as const;
const allowed = { type: 'StaffLooksAllowed', data: { customerId: 'c1', at: AT } } as const;

test('each look at health data is recorded, also the same one twice (LAW-09)', () => {
  given({ type: 'HealthDataShown', data: shown })
    .when({ type: 'ShowHealthData', ...shown })
    .then({ type: 'HealthDataShown', data: shown });
});

test('each refused look at another person’s data is recorded (RX-12)', () => {
  given()
    .when({ type: 'RefuseHealthData', ...refused })
    .then({ type: 'HealthDataRefused', data: refused });
});

test('the person asked for is told of the attempt, and not who it was (LAW-09)', () => {
  const data = { customerId: 'c1', part: 'prescriptions', from: { kind: 'another-person' }, at: AT } as const;
  given()
    .when({ type: 'WithholdHealthData', ...data })
    .then({ type: 'HealthDataWithheld', data });
});

test('a look of staff is recorded with name, role and reason (LAW-09)', () => {
  given()
    .when({ type: 'ShowHealthData', ...look('question') })
    .then({ type: 'HealthDataShown', data: look('question') });
});

test('a block withholds a look for a question, and the attempt is recorded', () => {
  const { customerId, part, by, at } = look('question');
  given(blocked)
    .when({ type: 'ShowHealthData', ...look('question') })
    .then({ type: 'HealthDataWithheld', data: { customerId, part, from: by, at } });
});

test.each(['dispensing', 'recall', 'inspection'] as const)('a block leaves a look for %s open', (purpose) => {
  given(blocked)
    .when({ type: 'ShowHealthData', ...look(purpose) })
    .then({ type: 'HealthDataShown', data: look(purpose) });
});

test('a block does not concern the customer, and ends when the customer says so', () => {
  given(blocked)
    .when({ type: 'ShowHealthData', ...shown })
    .then({ type: 'HealthDataShown', data: shown });
  given(blocked, allowed)
    .when({ type: 'ShowHealthData', ...look('question') })
    .then({ type: 'HealthDataShown', data: look('question') });
});

test('the same choice twice records nothing', () => {
  const choose = (choice: boolean) => ({ type: 'BlockStaffLooks', customerId: 'c1', blocked: choice, at: AT }) as const;
  given().when(choose(true)).then(blocked);
  given(blocked).when(choose(true)).then();
  given(blocked).when(choose(false)).then(allowed);
  given().when(choose(false)).then();
});
