import type { DispensingPhase } from '../../../domain/prescription/index.js';

const DISPENSING: Readonly<Record<DispensingPhase, string>> = {
  held: 'hålls för en obetald order',
  ordered: 'väntar på farmaceut',
  dispensed: 'expedierat, rapporteras',
  reported: 'expedierat',
  refused: 'nekat av farmaceut',
  released: 'släppt',
};

const REFUSALS: Readonly<Record<string, string>> = {
  collectable: 'ja',
  dose: 'nej, dosförpackat',
  paper: 'nej, på papper',
  'first-too-late': 'nej, det första uttaget gjordes inte i tid',
  'nothing-left': 'nej, inga uttag kvar',
};

const REGISTER: Readonly<Record<string, string>> = {
  parked: 'parkerat',
  printed: 'utskrivet på papper',
  dispensed: 'slutexpedierat',
  expired: 'utgånget',
  historic: 'historiskt',
  'cancelled-by-pharmacist': 'makulerat av farmaceut',
  'cancelled-by-prescriber': 'makulerat av förskrivare',
  rejected: 'avvisat',
  deceased: 'inte giltigt längre',
  postponed: 'utsatt av förskrivare',
  ended: 'avslutat',
  unknown: 'av okänd status',
};

export function dispensingWord(phase: DispensingPhase): string {
  return DISPENSING[phase];
}

/** A day means that it can be collected from then on. Any other word is the status in the register. */
export function collectableWord(word: string): string {
  if (/^\d/.test(word)) return `från och med ${word}`;
  return REFUSALS[word] ?? `nej, receptet är ${REGISTER[word] ?? word}`;
}

/** R inside the high-cost protection, U outside. A day is the last one outside. */
export function benefitWord(word: string): string {
  if (word === 'R') return 'gäller';
  return word === 'U' ? 'gäller inte' : `gäller inte till och med ${word}`;
}
