import { describe, expect, test } from 'vitest';

import { detailsForm } from './details-form.js';

const told = {
  firstName: 'Ellen',
  lastName: 'Åkerö',
  email: 'ellen@example.se',
  phoneNumber: '070-123 45 67',
  street: 'Ängsvägen 3',
  careOf: '',
  postalCode: '123 45',
  city: 'Mora',
};

const faults = (change: Partial<typeof told>): string[] => {
  const parsed = detailsForm.safeParse({ ...told, ...change });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
};

describe('the shopper’s details', () => {
  test('can be typed as people write them', () => {
    expect(detailsForm.parse(told)).toMatchObject({ phoneNumber: '0701234567', postalCode: '123 45' });
    expect(faults({ phoneNumber: '+46701234567' })).toEqual([]);
  });

  test.each([
    [{ email: 'ellen' }, 'Ange en giltig e-post'],
    [{ phoneNumber: '12345' }, 'Ange ett giltigt mobilnummer'],
    [{ postalCode: '012 34' }, 'Ange ett giltigt postnummer, fem siffror'],
    [{ city: '  ' }, 'Ange din ort'],
    [{ firstName: undefined }, 'Ange ditt förnamn'],
  ])('%j is refused in plain words', (change, message) => {
    expect(faults(change as Partial<typeof told>)).toEqual([message]);
  });
});
