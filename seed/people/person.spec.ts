import { expect, test } from 'vitest';

import { customerDetails } from '../../services/shop/checkout/customer-details.js';
import { ageOn, birthDateOf, parsePersonNumber } from '../../domain/kernel/index.js';
import { random } from '../catalogue/random.js';
import { makePerson, sixteenOn } from './person.js';
import { PersonNumbers } from './person-number.js';
import { PLACES } from './places.js';

const TODAY = '2026-01-01';
const numbers = new PersonNumbers();
const people = Array.from({ length: 2000 }, (_, seed) => makePerson(random(seed), numbers, TODAY));

test('everyone has a valid number of their own from the serials that nobody is given', () => {
  expect(
    people.filter(({ personNumber }) => parsePersonNumber(personNumber) === null || !/^\d{8}9[89]/.test(personNumber)),
  ).toEqual([]);
  expect(new Set(people.map(({ personNumber }) => personNumber)).size).toBe(people.length);
});

test('the checkout takes every address', () => {
  for (const { contact } of people) expect(customerDetails.safeParse(contact).success).toBe(true);
});

test('the same draw makes the same person', () => {
  expect(makePerson(random(7), new PersonNumbers(), TODAY)).toEqual(makePerson(random(7), new PersonNumbers(), TODAY));
});

test('numbers of a crowded day run over into the day before', () => {
  const born = '1980-05-17';
  const crowd = Array.from({ length: 25 }, (_, seed) =>
    makePerson(random(seed), numbers, TODAY, { born, sex: 'woman' }),
  );
  expect(new Set(crowd.map(({ personNumber }) => personNumber)).size).toBe(25);
});

test('the under age may join all along and never buy', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const born = sixteenOn(random(seed), TODAY);
    expect([ageOn(born, TODAY) >= 16, ageOn(born, '2027-03-01') < 18]).toEqual([true, true]);
  }
  expect(
    birthDateOf(makePerson(random(1), numbers, TODAY, { born: sixteenOn(random(1), TODAY) }).personNumber) >=
      '2009-01-01',
  ).toBe(true);
});

test('some sixty places, each postcode once', () => {
  expect(PLACES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(PLACES.map(({ postalCode }) => postalCode)).size).toBe(PLACES.length);
});
