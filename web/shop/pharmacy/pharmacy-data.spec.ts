import { describe, expect, test } from 'vitest';

import type { PharmacyView } from '../../../services/shop/pharmacy/contract.js';
import { pharmacyData, phoneLink } from './pharmacy-data.js';

const lund: PharmacyView = {
  ...{
    id: '204',
    gln: '7350099802045',
    name: 'Älgört Lund',
    address: 'Klosterörtsgatan 11',
    postalCode: '222 24',
    city: 'Lund',
    county: 'Skåne län',
    region: 'Götaland',
  },
  ...{
    phoneNumber: '031-390 06 35',
    isAgency: false,
    latitude: 55.7,
    longitude: 13.19,
    message: null,
    openToday: '10–17',
    openingNow: 'Öppet till 17',
    isOpenNow: true,
    openingHoursMismatch: false,
  },
  ...{
    openingHours: [],
    deviations: [],
    schedule: [{ day: 'Monday', opens: '09:00', closes: '19:00' }],
    url: '/apotek/204',
    distance: null,
  },
};

describe('a pharmacy for search engines', () => {
  test('is a Pharmacy with address, place, phone and hours', () => {
    expect(pharmacyData(lund, 'https://algort.example')).toMatchObject({
      '@type': 'Pharmacy',
      url: 'https://algort.example/apotek/204',
      address: {
        streetAddress: 'Klosterörtsgatan 11',
        postalCode: '222 24',
        addressLocality: 'Lund',
        addressCountry: 'SE',
      },
      geo: { latitude: 55.7, longitude: 13.19 },
      openingHoursSpecification: [{ dayOfWeek: 'https://schema.org/Monday', opens: '09:00', closes: '19:00' }],
    });
  });

  test('is not used for an agency', () => {
    expect(pharmacyData({ ...lund, isAgency: true }, '')).toMatchObject({ '@type': 'Store' });
  });

  test('has a phone number that works from anywhere', () => {
    expect(phoneLink('08-465 004 07')).toBe('tel:+46846500407');
  });
});
