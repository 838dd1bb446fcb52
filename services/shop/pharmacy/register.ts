import { withCheckDigit } from './gln.js';
import type { Pharmacy } from './pharmacy.js';
import { REGISTER_LINES, type RegisterLine } from './register-lines.js';
import { messages } from './texts.js';
import { TOWNS } from './towns.js';

/** The shop's GS1 company prefix. A pharmacy's number and the check digit follow it. */
const COMPANY_PREFIX = '73500998';
/** The distance in degrees between two pharmacies of a town on the map. */
const STEP = 0.006;
/** Phone numbers that PTS reserves for fiction, so that no reader calls a stranger. */
const PHONE_SERIES = { Svealand: '08-465 004 ', Götaland: '031-390 06 ', Norrland: '0980-31 92 ' } as const;

export const PHARMACIES: readonly Pharmacy[] = REGISTER_LINES.map(pharmacyOf);

function pharmacyOf([number, town, place, address, postalCode, week]: RegisterLine, index: number): Pharmacy {
  const { county, region, latitude, longitude } = TOWNS[town];
  const turn = (index * 137.5 * Math.PI) / 180;
  return {
    ...{ address, postalCode, city: town, county, region, week },
    id: String(number),
    gln: withCheckDigit(`${COMPANY_PREFIX}${String(number).padStart(4, '0')}`),
    name: `Älgört ${place}`,
    latitude: rounded(latitude + STEP * Math.sin(turn)),
    longitude: rounded(longitude + 2 * STEP * Math.cos(turn)),
    phoneNumber: `${PHONE_SERIES[region]}${String(index).padStart(2, '0')}`,
    isAgency: week === 'agency',
    message: messages[number] ?? null,
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}
