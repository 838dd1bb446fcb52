import { Injectable } from '@nestjs/common';

import { isCoordinationNumber, type PersonNumber } from '../../domain/kernel/index.js';

export interface RegisteredAddress {
  readonly streetAddress: string;
  readonly postalCode: string;
  readonly city: string;
  readonly coAddress: string | null;
}

/** Where someone is registered as living; null for those who are not (decisions.md: coordination numbers). */
export abstract class PopulationRegister {
  abstract addressOf(personNumber: PersonNumber): Promise<RegisteredAddress | null>;
}

const STREETS = ['Storgatan', 'Kungsgatan', 'Skolgatan', 'Björkvägen', 'Ringvägen', 'Parkgatan'] as const;
const PLACES = [
  ['11122', 'Stockholm'],
  ['41103', 'Göteborg'],
  ['21119', 'Malmö'],
  ['75310', 'Uppsala'],
  ['90326', 'Umeå'],
  ['22221', 'Lund'],
] as const;

/** For made-up persons: the same person always lives in the same place. */
@Injectable()
export class SimulatedRegister extends PopulationRegister {
  addressOf(personNumber: PersonNumber): Promise<RegisteredAddress | null> {
    if (isCoordinationNumber(personNumber)) return Promise.resolve(null);
    const number = Number(personNumber.slice(4));
    const [postalCode, city] = PLACES[number % PLACES.length] ?? PLACES[0];
    const street = STREETS[Math.floor(number / 7) % STREETS.length] ?? STREETS[0];
    return Promise.resolve({ streetAddress: `${street} ${1 + (number % 47)}`, postalCode, city, coAddress: null });
  }
}

/** Where no register is connected nobody's address is known from it. */
@Injectable()
export class NoRegister extends PopulationRegister {
  addressOf(): Promise<null> {
    return Promise.resolve(null);
  }
}
