import { daysBetween, type BusinessDate } from '../../kernel/index.js';
import { prescriptionRule } from './prescription-rule.js';
import type { Prescription } from './prescription.js';
import { isActiveIsh, standingOn, type Standing } from './standing.js';

const LABELS: Readonly<Record<Standing, string | null>> = {
  active: null,
  'withdrawals-left': null,
  new: 'Nytt',
  corrected: 'Korrigerad',
  parked: 'Parkerat',
  printed: 'Pappersrecept',
  dispensed: 'Slutexpedierat',
  expired: 'Utgånget',
  historic: 'Historiskt',
  'cancelled-by-pharmacist': 'Makulerat av farmaceut',
  'cancelled-by-prescriber': 'Makulerat av förskrivare',
  rejected: 'Avvisat',
  deceased: 'Patient avliden',
  postponed: 'Utsatt av förskrivare',
  ended: 'Avslutat',
  unknown: 'Okänd status',
};

/** RX-02: the label of a standing. Null where the page shows the withdrawals left instead. */
export function labelOf(standing: Standing): string | null {
  return LABELS[standing];
}

/** RX-03: whether the last valid day is near. After that day it is not. */
export function expiresWithin30Days({ validThrough }: Prescription, day: BusinessDate): boolean {
  const left = daysBetween(day, validThrough);
  return left >= 0 && left <= prescriptionRule.on(day).nearEndDays;
}

/** RX-03: how near the end is. Null when it is far away, and for a prescription that has ended. */
export function expiryText(prescription: Prescription, day: BusinessDate): string | null {
  if (!isActiveIsh(standingOn(prescription, day)) || !expiresWithin30Days(prescription, day)) return null;
  const left = daysBetween(day, prescription.validThrough);
  if (left === 0) return 'Utgår idag';
  if (left === 1) return 'Utgår imorgon';
  return left <= prescriptionRule.on(day).countedDays ? `Utgår om ${left} dagar` : 'Nära utgångsdatum';
}
