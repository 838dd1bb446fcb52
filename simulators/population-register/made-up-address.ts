import type { SwedishAddress } from '../../services/partners/population-register/protocol.js';

const STREETS = ['Storgatan', 'Kungsgatan', 'Skolgatan', 'Björkvägen', 'Ringvägen', 'Parkgatan'] as const;
const PLACES = [
  ['11122', 'Stockholm'],
  ['41103', 'Göteborg'],
  ['21119', 'Malmö'],
  ['75310', 'Uppsala'],
  ['90326', 'Umeå'],
  ['22221', 'Lund'],
] as const;

/** An invented address for a person. The same person always gets the same one. */
export function madeUpAddress(personNumber: string): SwedishAddress {
  const number = Number(personNumber.slice(4));
  const [postNr, postort] = PLACES[number % PLACES.length] ?? PLACES[0];
  const street = STREETS[Math.floor(number / 7) % STREETS.length] ?? STREETS[0];
  return { utdelningsadress2: `${street} ${1 + (number % 47)}`, postNr, postort };
}
