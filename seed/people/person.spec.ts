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

test('everyone has a valid person number of their own, from serials that no real person gets', () => {
  expect(
    people.filter(({ personNumber }) => parsePersonNumber(personNumber) === null || !/^\d{8}9[89]/.test(personNumber)),
  ).toEqual([]);
  expect(new Set(people.map(({ personNumber }) => personNumber)).size).toBe(people.length);
});

test('the checkout accepts every address', () => {
  for (const { contact } of people) expect(customerDetails.safeParse(contact).success).toBe(true);
});

test('the same random draw gives the same person', () => {
  expect(makePerson(random(7), new PersonNumbers(), TODAY)).toEqual(makePerson(random(7), new PersonNumbers(), TODAY));
});

test('when the numbers of a day are used up, the day before is used', () => {
  const born = '1980-05-17';
  const crowd = Array.from({ length: 25 }, (_, seed) =>
    makePerson(random(seed), numbers, TODAY, { born, sex: 'woman' }),
  );
  expect(new Set(crowd.map(({ personNumber }) => personNumber)).size).toBe(25);
});

test('minors can have been members from the start but never buy', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const born = sixteenOn(random(seed), TODAY);
    expect([ageOn(born, TODAY) >= 16, ageOn(born, '2027-03-01') < 18]).toEqual([true, true]);
  }
  expect(
    birthDateOf(makePerson(random(1), numbers, TODAY, { born: sixteenOn(random(1), TODAY) }).personNumber) >=
      '2009-01-01',
  ).toBe(true);
});

test('there are about sixty places, each postcode once', () => {
  expect(PLACES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(PLACES.map(({ postalCode }) => postalCode)).size).toBe(PLACES.length);
});
