import { describe, expect, test } from 'vitest';

import type { WarrantEnd, WarrantRole } from '../../../domain/warrant/index.js';
import type { WarrantView } from '../../../services/care/warrant/contract.js';
import { scopeText, standingText } from './texts.js';

const WARRANT: WarrantView = {
  id: 'w',
  role: 'holder',
  name: 'Petra Alm',
  child: null,
  standing: 'in-force',
  endedBy: null,
  registeredOn: '2026-01-15',
  acceptBy: '2026-01-22',
  validThrough: '2030-01-14',
};

describe('a warrant in words (RX-08)', () => {
  test.each([
    ['holder', null, 'Recept för Petra Alm'],
    ['holder', 'Linus', 'Recept för Linus, från Petra Alm'],
    ['giver', null, 'Dina recept, till Petra Alm'],
    ['giver', 'Linus', 'Recept för Linus, till Petra Alm'],
  ] as const)('for the %s with the child %s says whose prescriptions it opens', (role, child, text) => {
    expect(scopeText({ ...WARRANT, role, child })).toBe(text);
  });

  test.each<[WarrantRole, WarrantEnd, string]>([
    ['giver', 'giver', 'Avslutad av dig'],
    ['holder', 'holder', 'Avslutad av dig'],
    ['holder', 'giver', 'Avslutad av den som gav den'],
    ['giver', 'holder', 'Avslutad av den som hade den'],
    ['giver', 'guardianship', 'Avslutad: du är inte längre vårdnadshavare för ett barn under 13 år'],
    ['holder', 'guardianship', 'Avslutad: barnet har fyllt 13 år, eller vårdnaden har upphört'],
  ])('tells the %s that it was ended by %s', (role, endedBy, text) => {
    expect(standingText({ ...WARRANT, role, standing: 'ended', endedBy })).toBe(text);
  });

  test.each<WarrantEnd>(['death', 'protected-identity'])('does not tell the other side of %s', (endedBy) => {
    for (const role of ['giver', 'holder'] as const)
      expect(standingText({ ...WARRANT, role, standing: 'ended', endedBy })).toBe('Avslutad');
  });

  test('says until when it is in force', () => {
    expect(standingText(WARRANT)).toBe('Gäller till och med 14 januari 2030');
  });
});
