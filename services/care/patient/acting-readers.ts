import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, type PersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import type { OrderedReaders, Reading } from '../../shop/order/ordered-readers.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { Patients, type Patient } from './patients.js';

const PART = 'ordered-prescription';

/**
 * RX-08, LAW-09: of whom a customer may read now what was ordered. The right may have ended since the order. Then the
 * attempt is recorded. While the national service does not say, nothing of others is shown, and nothing is recorded.
 */
@Injectable()
export class ActingReaders implements OrderedReaders {
  /** By customer and person, for as long as the request lives. */
  private readonly answers = new WeakMap<Reading, Map<string, Promise<ReadonlySet<string>>>>();

  constructor(
    @Inject(Patients) private readonly patients: Patients,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
  ) {}

  async looked(reading: Reading, patients: readonly string[]): Promise<ReadonlySet<string>> {
    const customerId = reading.session?.customerId;
    if (!customerId) return new Set();
    const answers = this.answersOf(reading);
    const numbers = [...new Set(patients)].flatMap((text) => parsePersonNumber(text) ?? []);
    const unasked = numbers.filter((number) => !answers.has(`${customerId}/${number}`));
    const looked = this.look(customerId, unasked);
    for (const number of unasked) answers.set(`${customerId}/${number}`, looked);
    const sets = await Promise.all(numbers.map((number) => answers.get(`${customerId}/${number}`) ?? looked));
    return new Set(numbers.filter((number, at) => sets[at]?.has(number)));
  }

  private answersOf(reading: Reading): Map<string, Promise<ReadonlySet<string>>> {
    const known = this.answers.get(reading) ?? new Map<string, Promise<ReadonlySet<string>>>();
    this.answers.set(reading, known);
    return known;
  }

  private async look(customerId: Uuid, numbers: readonly PersonNumber[]): Promise<ReadonlySet<string>> {
    const asked = await Promise.all(numbers.map((number) => this.asked(customerId, number)));
    const readable = asked.flatMap((patient) => patient ?? []);
    await this.record(customerId, readable);
    return new Set(readable.map(({ personNumber }) => personNumber));
  }

  private async asked(customerId: Uuid, personNumber: PersonNumber): Promise<Patient | null> {
    const acting = await this.patients.actingNow(customerId, personNumber);
    if (acting === 'closed') return null;
    if (acting.may) return { personNumber, acting };
    await this.looks.refused(customerId, PART, { text: personNumber, person: personNumber });
    return null;
  }

  /** Of the customer and the children one look is enough. Each giver of a warrant is told. */
  private async record(customerId: Uuid, readable: readonly Patient[]): Promise<void> {
    const ofGivers = readable.filter(({ acting }) => acting.ground === 'warrant');
    if (readable.length > ofGivers.length) await this.looks.shownToSelf(customerId, PART);
    for (const patient of ofGivers) await this.looks.shown(customerId, patient, PART);
  }
}
