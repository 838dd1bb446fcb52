import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { SettableClock } from '../../foundation/clock.js';
import { OpeningHoursSource, RegisteredHours } from './opening-hours-source.js';
import { openingOn } from '../../../domain/pharmacy/index.js';
import { Pharmacies } from './pharmacies.js';

/** A Saturday in November, 13:30 in Stockholm. */
const SATURDAY = '2026-11-21T12:30:00.000Z';
const clock = new SettableClock(SATURDAY);
const pharmacies = new Pharmacies(clock, new RegisteredHours());
const names = (q: string, more: object = {}) =>
  pharmacies.find({ q, withAgencies: true, ...more }).map(({ pharmacy }) => pharmacy.name);

beforeEach(() => clock.set(SATURDAY));

describe('finding a pharmacy', () => {
  test.each([
    ['a town', 'Malmö', ['Älgört Gamla väster', 'Älgört Möllan', 'Älgört Hyllie']],
    ['a town typed without its dots', 'ostersund', ['Älgört Östersund']],
    ['the beginning of a town', 'skellef', ['Älgört Skellefteå']],
    ['a street', 'larmorts', ['Älgört Kalmar']],
    ['a whole postcode', '981 34', ['Älgört Kiruna']],
    ['a postcode nearby', '98199', ['Älgört Kiruna']],
    ['town and name together', 'göteborg linné', ['Älgört Linné']],
  ])('by %s', (_what, q, found) => {
    expect(names(q)).toEqual(found);
  });

  test.each(['Xyzzy', '%%%', '\u0000', "'; DROP TABLE", 'x'.repeat(10_000), '000'])(
    'nothing is found for %j, and there is no error',
    (q) => {
      expect(names(q)).toEqual([]);
    },
  );

  test('those in the town come before those whose name or street has the word', () => {
    expect(names('lund')[0]).toBe('Älgört Lund');
  });

  test('within a county, by its name or its address', () => {
    expect(names('', { county: 'Kalmar län' })).toEqual(['Älgört Kalmar', 'Älgört Västervik', 'Älgört Ombud Borgholm']);
    expect(names('', { county: 'kalmar-lan', withAgencies: false })).toEqual(['Älgört Kalmar', 'Älgört Västervik']);
  });

  test('lists the nearest first, with the distance in kilometres', () => {
    const [first, second] = pharmacies.find({
      q: '',
      withAgencies: false,
      near: { latitude: 67.85, longitude: 20.22 },
    });
    expect(first).toMatchObject({ pharmacy: { name: 'Älgört Kiruna' }, distance: expect.any(Number) });
    expect(first!.distance!).toBeLessThan(3);
    expect(second).toMatchObject({ pharmacy: { name: 'Älgört Luleå' } });
  });

  test('lists only those open now', () => {
    expect(names('', { openNow: true, county: 'Värmlands län' })).toEqual(['Älgört Karlstad']);
    clock.set('2026-11-21T20:30:00.000Z');
    expect(names('', { openNow: true })).toEqual(['Älgört Norrmalm', 'Älgört Gamla väster', 'Älgört Nordstaden']);
  });
});

describe('a pharmacy in the search results', () => {
  test('has every field, and today’s hours carry today’s date', () => {
    const [store] = pharmacies.stores({ q: 'Kiruna', withAgencies: false });
    expect(store).toEqual({
      address: 'Fjällsippegatan 5',
      city: 'Kiruna',
      county: 'Norrbottens län',
      deviations: [
        { date: '2026-12-24', name: 'Julafton', opens: '10:00', closes: '13:00' },
        { date: '2026-12-25', name: 'Juldagen', opens: null, closes: null },
      ],
      distance: null,
      gln: expect.stringMatching(/^\d{13}$/),
      id: '322',
      isAgency: false,
      isOpenNow: true,
      latitude: expect.any(Number),
      longitude: expect.any(Number),
      message: '',
      name: 'Älgört Kiruna',
      openingHours: [
        { days: 'Måndag–fredag', hours: '9–18' },
        { days: 'Lördag', hours: '10–15' },
        { days: 'Söndag', hours: 'Stängt' },
      ],
      openingHoursMismatch: false,
      openingHoursToday: { date: '2026-11-21', opens: '10:00', closes: '15:00' },
      phoneNumber: expect.stringMatching(/^0980-31 92 \d\d$/),
      postalCode: '981 34',
      region: 'Norrland',
      url: '/apotek/322',
      urlFriendlyCounty: 'norrbottens-lan',
      urlFriendlyRegion: 'norrland',
    });
  });
});

describe('opening hours of another date than today (CAT-06)', () => {
  class Yesterdays extends OpeningHoursSource {
    on: OpeningHoursSource['on'] = ({ week }) => openingOn(week, '2026-11-20');
  }
  const error = vi.spyOn(Logger.prototype, 'error');
  beforeEach(() => void error.mockImplementation(() => undefined));
  afterEach(() => void error.mockReset());

  test('are logged as an error and flagged, and the pharmacy does not count as open', () => {
    const [store] = new Pharmacies(clock, new Yesterdays()).stores({ q: 'Kiruna', withAgencies: false });
    expect(store).toMatchObject({
      openingHoursMismatch: true,
      isOpenNow: false,
      openingHoursToday: { date: '2026-11-20' },
    });
    expect(error).toHaveBeenCalledWith(`opening hours of ${store!.gln} are for 2026-11-20, not for today 2026-11-21`);
  });

  test('today begins at midnight in Stockholm, not in Greenwich', () => {
    clock.set('2026-11-20T23:00:00.000Z');
    expect(pharmacies.stores({ q: 'Kiruna', withAgencies: false })[0]).toMatchObject({
      openingHoursMismatch: false,
      openingHoursToday: { date: '2026-11-21' },
    });
    expect(error).not.toHaveBeenCalled();
  });
});
