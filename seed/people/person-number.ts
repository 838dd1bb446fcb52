import type { BusinessDate, PersonNumber } from '../../domain/kernel/index.js';
import { withCheckDigit } from '../../simulators/simulation/person-number.js';

/**
 * The first serial number for generated person numbers. The population register does not use those from 980, so they
 * belong to nobody.
 */
const FIRST_SERIAL = 980;
const SERIALS = 20;

export class PersonNumbers {
  private readonly given = new Set<string>();

  /** Returns an unused person number, or null when all numbers of the day are used. */
  next(born: BusinessDate, sex: 'woman' | 'man'): PersonNumber | null {
    const odd = sex === 'man' ? 1 : 0;
    for (let serial = FIRST_SERIAL + odd; serial < FIRST_SERIAL + SERIALS; serial += 2) {
      const number = withCheckDigit(`${born.replaceAll('-', '')}${serial}`) as PersonNumber;
      if (this.given.has(number)) continue;
      this.given.add(number);
      return number;
    }
    return null;
  }
}
