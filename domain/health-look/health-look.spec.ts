import { expect, test } from 'vitest';

import { specify } from '../kernel/index.js';
import { healthLook } from './index.js';

const given = specify(healthLook, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-01T09:00:00.000Z';
const shown = { customerId: 'c1', part: 'prescriptions', by: { kind: 'customer', id: 'c1' }, at: AT } as const;
const refused = { customerId: 'c1', part: 'prescriptions', otherPerson: 'hash', at: AT } as const;

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
