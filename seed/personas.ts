import { addDays, addMonths, type BusinessDate } from '../domain/kernel/index.js';
import type { Doing } from './lives/persona-life.js';
import { yearBefore, type Period } from './period.js';
import type { KnownDetails } from './people/person.js';
import { personaNotes } from './texts.js';

/** A test person with a script. Each shows one feature of the club or the shop. */
export interface Persona {
  readonly who: Required<KnownDetails>;
  readonly note: string;
  /** What happens on which day. `every way`: a purchase in each way that the shop has. */
  life(period: Period): readonly Doing[] | 'every way';
}

export type PersonaName = keyof typeof personaNotes;

const woman = (firstName: string, lastName: string, born: BusinessDate): Required<KnownDetails> => ({
  sex: 'woman',
  firstName,
  lastName,
  born,
});
const man = (firstName: string, lastName: string, born: BusinessDate): Required<KnownDetails> => ({
  sex: 'man',
  firstName,
  lastName,
  born,
});

/** A day of an earlier month, counted back from the last month of the period. */
function monthsBack({ last }: Period, months: number, day: number): BusinessDate {
  return addDays(addMonths(`${last.slice(0, 7)}-01`, -months), day - 1);
}

function persona(who: Required<KnownDetails>, name: PersonaName, life: Persona['life']): Persona {
  return { who, note: personaNotes[name], life };
}

/** A minute of the warehouse at which no piece lacks and nobody complains. The points would be less. */
const NOTHING_ELSE = 1;

export const personas: Readonly<Record<PersonaName, Persona>> = {
  topLevel: persona(woman('Ingrid', 'Wallander', '1961-04-12'), 'topLevel', (period) => [
    { does: 'buys', on: monthsBack(period, 2, 10), worth: 110_000, method: 'scheme' },
    { does: 'buys', on: monthsBack(period, 1, 8), worth: 110_000 },
  ]),
  downgraded: persona(man('Torsten', 'Åkesson', '1954-11-03'), 'downgraded', ({ first }) => [
    { does: 'buys', on: addDays(first, 2), worth: 215_000, method: 'scheme' },
    { does: 'buys', on: addDays(first, 200), worth: 140_000 },
  ]),
  nearNextLevel: persona(woman('Linnéa', 'Hjort', '1990-06-21'), 'nearNextLevel', (period) => [
    { does: 'buys', on: monthsBack(period, 3, 5), worth: 47_000, minute: NOTHING_ELSE },
    {
      ...{ does: 'buys', on: monthsBack(period, 1, 12), worth: 48_500, minute: NOTHING_ELSE },
      ...{ refusedFirst: true, method: 'scheme' },
    },
  ]),
  chequesGone: persona(man('Rune', 'Sjögren', '1948-01-30'), 'chequesGone', (period) => [
    { does: 'buys', on: monthsBack(period, 7, 10), worth: 105_000 },
    { does: 'buys', on: monthsBack(period, 6, 15), worth: 110_000, cheque: true },
  ]),
  returned: persona(woman('Yasmin', 'Haddad', '1987-09-14'), 'returned', (period) => [
    { does: 'buys', on: monthsBack(period, 2, 6), worth: 62_000, method: 'scheme', returned: 'part' },
    { does: 'buys', on: monthsBack(period, 1, 4), worth: 35_000, returned: 'whole' },
  ]),
  leftClub: persona(man('Folke', 'Brandt', '1972-02-17'), 'leftClub', (period) => [
    { does: 'buys', on: monthsBack(period, 5, 9), worth: 72_000 },
    { does: 'leaves', on: monthsBack(period, 2, 20) },
  ]),
  pointsGone: persona(woman('Gudrun', 'Fors', '1944-08-08'), 'pointsGone', (period) => [
    { does: 'buys', on: yearBefore(period, 20), worth: 62_000 },
    { does: 'buys', on: monthsBack(period, 4, 18), worth: 31_000 },
  ]),
  longHistory: persona(woman('Maj-Britt', 'Stormare', '1968-12-01'), 'longHistory', ({ first, last }) =>
    often(first, last),
  ),
  everyWay: persona(man('Sixten', 'Allard', '1979-05-23'), 'everyWay', () => 'every way'),
  // What these four have in the registers is in simulators/e-health/designed-persons.ts, by the person numbers they get.
  prescriptionYear: persona(woman('Barbro', 'Åhlin', '1957-03-03'), 'prescriptionYear', (period) => [
    { does: 'orders prescriptions', on: monthsBack(period, 11, 6), whose: 'own' },
    { does: 'orders prescriptions', on: monthsBack(period, 8, 9), whose: 'own', desk: 'exchanged', worth: 18_000 },
    { does: 'orders prescriptions', on: monthsBack(period, 5, 12), whose: 'own', desk: 'refused', worth: 21_000 },
    { does: 'orders prescriptions', on: monthsBack(period, 2, 7), whose: 'own', keepsPrescribed: true },
  ]),
  parentWithAnimal: persona(woman('Hanna', 'Ljung', '1988-05-14'), 'parentWithAnimal', (period) => [
    { does: 'orders prescriptions', on: monthsBack(period, 9, 4), whose: 'child' },
    { does: 'orders prescriptions', on: monthsBack(period, 4, 16), whose: 'animal', worth: 15_000 },
    { does: 'orders prescriptions', on: monthsBack(period, 1, 5), whose: 'child', desk: 'colleague asked' },
  ]),
  narcotics: persona(man('Egon', 'Skog', '1966-10-20'), 'narcotics', (period) => [
    { does: 'orders prescriptions', on: monthsBack(period, 6, 3), whose: 'own', desk: 'dispensed' },
    { does: 'orders prescriptions', on: monthsBack(period, 3, 8), whose: 'own', desk: 'pack taken elsewhere' },
  ]),
  ladder: persona(woman('Solveig', 'Norén', '1951-07-07'), 'ladder', (period) => [
    { does: 'orders prescriptions', on: monthsBack(period, 12, 5), whose: 'own' },
    { does: 'orders prescriptions', on: monthsBack(period, 9, 5), whose: 'own' },
    { does: 'orders prescriptions', on: monthsBack(period, 4, 8), whose: 'own' },
  ]),
  // RX-08: four of one family, and what became of their warrants. No two of them act on the same day.
  warrantGiver: persona(man('Birger', 'Alm', '1944-02-11'), 'warrantGiver', (period) => [
    { does: 'gives a warrant', on: monthsBack(period, 12, 3), to: 'warrantHolder' },
    { does: 'gives a warrant', on: monthsBack(period, 8, 9), to: 'warrantAsked' },
    { does: 'gives a warrant', on: monthsBack(period, 6, 2), to: 'warrantAsked' },
    { does: 'gives a warrant', on: monthsBack(period, 5, 3), to: 'guardianOfThirteen' },
    { does: 'ends warrants', on: monthsBack(period, 3, 6), to: 'warrantAsked' },
    { does: 'gives a warrant', on: addDays(period.last, -2), to: 'warrantAsked' },
  ]),
  warrantHolder: persona(woman('Lovisa', 'Alm', '1976-08-19'), 'warrantHolder', (period) => [
    { does: 'chooses reminders', on: monthsBack(period, 12, 5), channels: ['Email', 'Sms'] },
    { does: 'has held a warrant', on: monthsBack(period, 12, 6), since: monthsBack(period, 53, 10), by: SVEA },
    { does: 'answers warrants', on: monthsBack(period, 12, 7), accepts: true },
    { does: 'orders prescriptions', on: monthsBack(period, 11, 10), whose: 'child' },
    { does: 'is given a warrant', on: monthsBack(period, 10, 4), by: { ...HJALMAR, dies: monthsBack(period, 4, 1) } },
    { does: 'answers warrants', on: monthsBack(period, 10, 5), accepts: true },
    { does: 'sees prescriptions', on: monthsBack(period, 10, 8) },
    { does: 'answers warrants', on: monthsBack(period, 9, 16), accepts: true },
    { does: 'sees warrants', on: monthsBack(period, 2, 11) },
    { does: 'sees prescriptions', on: monthsBack(period, 1, 12) },
    { does: 'asks for dose packs', on: period.last, wish: 'order', forRelative: true },
  ]),
  warrantAsked: persona(man('Ivar', 'Alm', '1979-03-30'), 'warrantAsked', (period) => [
    { does: 'answers warrants', on: monthsBack(period, 8, 11), accepts: false },
    { does: 'answers warrants', on: monthsBack(period, 6, 4), accepts: true },
    { does: 'sees warrants', on: addDays(period.last, -1) },
  ]),
  // Her child turned 13 on 20 August 2026.
  guardianOfThirteen: persona(woman('Petra', 'Alm', '1982-06-07'), 'guardianOfThirteen', (period) => [
    { does: 'chooses reminders', on: monthsBack(period, 9, 11), channels: ['Email'] },
    { does: 'orders prescriptions', on: monthsBack(period, 9, 12), whose: 'child' },
    { does: 'gives a warrant', on: monthsBack(period, 9, 14), to: 'warrantHolder', forChild: true },
    { does: 'sees prescriptions', on: monthsBack(period, 1, 14) },
  ]),
  // RMD-03: what became of the reminders of three.
  reminded: persona(woman('Ulla', 'Frisk', '1959-05-05'), 'reminded', (period) => [
    { does: 'chooses reminders', on: monthsBack(period, 7, 3), channels: ['Email', 'Sms', 'Push'] },
    { does: 'orders prescriptions', on: monthsBack(period, 7, 4), whose: 'own', desk: 'dispensed' },
    { does: 'sees prescriptions', on: monthsBack(period, 7, 14) },
  ]),
  reminderConsentGone: persona(man('Olof', 'Frisk', '1956-06-06'), 'reminderConsentGone', (period) => [
    { does: 'chooses reminders', on: monthsBack(period, 7, 6), channels: ['Email'] },
    { does: 'orders prescriptions', on: monthsBack(period, 7, 7), whose: 'own', desk: 'dispensed' },
    { does: 'sees prescriptions', on: monthsBack(period, 7, 17) },
    { does: 'chooses reminders', on: monthsBack(period, 7, 19), channels: [] },
  ]),
  reminderCancelled: persona(woman('Vera', 'Frisk', '1963-04-03'), 'reminderCancelled', (period) => [
    { does: 'chooses reminders', on: monthsBack(period, 7, 8), channels: ['Sms'] },
    { does: 'orders prescriptions', on: monthsBack(period, 7, 9), whose: 'own', desk: 'dispensed' },
    { does: 'sees prescriptions', on: monthsBack(period, 7, 13) },
    { does: 'orders prescriptions', on: monthsBack(period, 7, 24), whose: 'own', desk: 'dispensed' },
    { does: 'sees prescriptions', on: monthsBack(period, 7, 27) },
  ]),
  // RX-24: dose packs are ordered, changed and ended by messages. Lovisa Alm's message for Birger still waits.
  dosePacks: persona(woman('Rut', 'Hage', '1946-09-09'), 'dosePacks', (period) => [
    { does: 'sees prescriptions', on: monthsBack(period, 10, 5) },
    { does: 'asks for dose packs', on: monthsBack(period, 10, 6), wish: 'order' },
    { does: 'reads about dose packs', on: monthsBack(period, 10, 9) },
    { does: 'asks for dose packs', on: monthsBack(period, 6, 10), wish: 'change' },
    { does: 'asks for dose packs', on: monthsBack(period, 2, 13), wish: 'end' },
    { does: 'reads about dose packs', on: monthsBack(period, 2, 18) },
  ]),
  // RX-07: what she buys in the last two months costs nothing.
  freeCard: persona(woman('Gunvor', 'Lund', '1955-10-08'), 'freeCard', (period) => [
    { does: 'orders prescriptions', on: monthsBack(period, 1, 9), whose: 'own', desk: 'dispensed' },
  ]),
  // RX-05: two products that no pharmacy can get. One is exchanged, and the other is never sold.
  notToBeHad: persona(man('Sture', 'Lind', '1953-02-12'), 'notToBeHad', (period) => [
    { does: 'orders prescriptions', on: monthsBack(period, 8, 12), whose: 'own', desk: 'dispensed' },
    { does: 'orders prescriptions', on: monthsBack(period, 3, 11), whose: 'own', desk: 'dispensed' },
  ]),
};

/** Nobody of these is a customer of the shop. */
const HJALMAR = { name: 'Hjalmar Ek', digits: '19310214981' };
const SVEA = { name: 'Svea Ek', digits: '19330525980' };

/** Some purchases are paid by invoice: by each plan in turn, with one return. */
function invoiceOf(nth: number): Pick<Extract<Doing, { does: 'buys' }>, 'method' | 'minute' | 'returned'> {
  const purchase = Math.floor(nth / 3);
  if (purchase % 4 === 1) return { method: 'InvoiceMonthly', minute: Math.floor(purchase / 4) };
  if (purchase % 8 !== 3) return {};
  return { method: 'Invoice14Days', minute: purchase, ...(purchase === 3 && { returned: 'part' }) };
}

/** A script with visits every few days but few purchases. */
function often(first: BusinessDate, last: BusinessDate): readonly Doing[] {
  const doings: Doing[] = [];
  for (let day = addDays(first, 1), nth = 0; day < last; day = addDays(day, 4), nth += 1) {
    const buys = nth % 3 === 2;
    doings.push(
      buys
        ? { does: 'buys', on: day, worth: 20_000 + (nth % 7) * 6_000, cheque: nth % 2 === 0, ...invoiceOf(nth) }
        : { does: 'looks', on: day, items: 5 },
    );
  }
  return doings;
}
