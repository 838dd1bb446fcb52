import { expect, test } from 'vitest';

import { FORGOTTEN } from '../../../../domain/kernel/index.js';
import { knownPrescription, placedOrder, type PlacedOrder } from '../../../../domain/order/index.js';
import { cream, placed, prescribed } from '../../../../domain/order/spec-events.js';
import { namedFor, patientsOf } from './named-lines.js';

const order = placedOrder(placed([cream, prescribed]).data);
const patient = knownPrescription(order.lines[1]!)!.patient.personNumber;
const names = ({ lines }: PlacedOrder) => lines.map(({ name }) => name);

test('a prescription line says what it is to who may know its patient (LAW-09)', () => {
  expect(patientsOf(order)).toEqual([patient]);
  expect(names(namedFor(order, new Set()))).toEqual([cream.name, 'Receptvara']);
  expect(names(namedFor(order, new Set(['199908072391'])))).toEqual([cream.name, 'Receptvara']);
  expect(names(namedFor(order, new Set([patient])))).toEqual([cream.name, 'Amlovent 10 mg, 100 tabletter × 2']);
});

test('of an erased person it says nothing', () => {
  const erased = placedOrder({ ...placed([cream, prescribed]).data, prescriptions: FORGOTTEN });
  expect([patientsOf(erased), names(namedFor(erased, new Set([patient])))]).toEqual([[], [cream.name, 'Receptvara']]);
});
