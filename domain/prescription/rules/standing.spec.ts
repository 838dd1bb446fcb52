import { describe, expect, test } from 'vitest';

import { labelOf } from './labels.js';
import { aPrescription } from './spec-prescriptions.js';
import { isActive, isActiveIsh, standingOf, standingOn } from './standing.js';

/** Word, label, and whether the word is active or parked. */
const WORDS = [
  ['Aktiv', null, 'active'],
  ['Parkerad', 'Parkerat', 'parked'],
  ['Utskrivet', 'Pappersrecept', 'over'],
  ['Slutexpedierad', 'Slutexpedierat', 'over'],
  ['Utgången', 'Utgånget', 'over'],
  ['Historisk', 'Historiskt', 'over'],
  ['Makulerad av farmaceut', 'Makulerat av farmaceut', 'over'],
  ['Makulerad av förskrivare', 'Makulerat av förskrivare', 'over'],
  ['Avvisad', 'Avvisat', 'over'],
  ['Patient avliden', 'Patient avliden', 'over'],
  ['Utsatt av förskrivare', 'Utsatt av förskrivare', 'over'],
  ['Avslutad', 'Avslutat', 'over'],
  ['nytt', 'Nytt', 'active'],
  ['korrigerat', 'Korrigerad', 'active'],
  ['uttag kvar', null, 'active'],
  ['parkerat', 'Parkerat', 'parked'],
  ['utskrivet', 'Pappersrecept', 'over'],
  ['slutexpedierat', 'Slutexpedierat', 'over'],
  ['utgånget', 'Utgånget', 'over'],
  ['historiskt', 'Historiskt', 'over'],
  ['makulerat', 'Makulerat av förskrivare', 'over'],
  ['avvisat', 'Avvisat', 'over'],
  ['patient avliden', 'Patient avliden', 'over'],
  ['utsatt', 'Utsatt av förskrivare', 'over'],
  ['AKTIV', 'Okänd status', 'over'],
  ['', 'Okänd status', 'over'],
] as const;

const CODES = [
  [202, 'Nytt', 'active'],
  [203, 'Korrigerad', 'active'],
  [205, null, 'active'],
  [206, 'Pappersrecept', 'over'],
  [207, 'Slutexpedierat', 'over'],
  [208, 'Utgånget', 'over'],
  [209, 'Historiskt', 'over'],
  [210, 'Makulerat av farmaceut', 'over'],
  [211, 'Makulerat av förskrivare', 'over'],
  [212, 'Avvisat', 'over'],
  [213, 'Patient avliden', 'over'],
  [214, 'Utsatt av förskrivare', 'over'],
  [216, 'Parkerat', 'parked'],
  [510, 'Avvisat', 'over'],
  [520, 'Avslutat', 'over'],
  [500, 'Okänd status', 'over'],
  [200, 'Okänd status', 'over'],
  [204, 'Okänd status', 'over'],
] as const;

const howOpen = (standing: ReturnType<typeof standingOf>): string =>
  isActive(standing) ? 'active' : isActiveIsh(standing) ? 'parked' : 'over';

describe('the status of a prescription (RX-02)', () => {
  test.each(WORDS)('the word "%s" is labelled %s and counts as %s', (word, label, open) => {
    const standing = standingOf({ word, code: null });
    expect([labelOf(standing), howOpen(standing)]).toEqual([label, open]);
  });

  test.each(CODES)('the number %d is labelled %s and counts as %s', (code, label, open) => {
    const standing = standingOf({ word: null, code });
    expect([labelOf(standing), howOpen(standing)]).toEqual([label, open]);
  });

  test.each([
    ['Aktiv', 202, null],
    ['Aktiv', 203, null],
    ['Aktiv', 205, null],
    ['Parkerad', 216, 'Parkerat'],
    ['utskrivet', 206, 'Pappersrecept'],
    ['makulerat', 210, 'Makulerat av farmaceut'],
    ['makulerat', 211, 'Makulerat av förskrivare'],
    ['Avvisad', 510, 'Avvisat'],
    ['Avslutad', 520, 'Avslutat'],
  ] as const)('%s and %d agree', (word, code, label) => {
    expect(labelOf(standingOf({ word, code }))).toBe(label);
  });

  test.each([
    ['Aktiv', 207],
    ['Aktiv', 216],
    ['Aktiv', 500],
    ['nytt', 203],
    ['Slutexpedierad', 202],
    ['makulerat', 208],
    ['Något nytt', 202],
    [null, null],
  ] as const)('%s and %s disagree or say nothing: Okänd status, neither active nor parked', (word, code) => {
    const standing = standingOf({ word, code });
    expect([labelOf(standing), howOpen(standing)]).toEqual(['Okänd status', 'over']);
  });

  test.each([
    ['Aktiv', 'active', 'expired'],
    ['parkerat', 'parked', 'expired'],
    ['Slutexpedierad', 'dispensed', 'dispensed'],
  ] as const)('%s ends with its last valid day', (word, on, after) => {
    const prescription = aPrescription({ status: { word, code: null }, validThrough: '2026-03-01' });
    expect([standingOn(prescription, '2026-03-01'), standingOn(prescription, '2026-03-02')]).toEqual([on, after]);
  });
});
