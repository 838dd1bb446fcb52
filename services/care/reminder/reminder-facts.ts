import { Inject, Injectable } from '@nestjs/common';

import { customer, RRD_CODES, type CustomerState, type RrdPerson } from '../../../domain/customer/index.js';
import { highCostAccount } from '../../../domain/high-cost-account/index.js';
import {
  isForgotten,
  parsePersonNumber,
  stockholmDate,
  type Instant,
  type Uuid,
} from '../../../domain/kernel/index.js';
import { prescription, type PrescriptionState } from '../../../domain/prescription/index.js';
import { guardianSees, lastDayOfGuardian } from '../../../domain/prescription/rules/index.js';
import {
  periodFacts,
  periodSubject,
  prescriptionFacts,
  type RemindedBy,
  type Watched,
} from '../../../domain/reminder/rules/index.js';
import { warrant } from '../../../domain/warrant/index.js';
import { standingOn } from '../../../domain/warrant/rules/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';

const SELF: RemindedBy = { ground: 'self', warrantId: null, holds: true, lastDay: null };
const CONSENT_OF: Readonly<Record<RemindedBy['ground'], RrdPerson>> = {
  self: 'givare',
  warrant: 'tagare',
  guardian: 'vardnadshavare',
};

/**
 * RMD-02: what is known here of the prescriptions and the period of a customer. Only what was stored is read, and no
 * partner is asked.
 */
@Injectable()
export class ReminderFacts {
  constructor(@Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'load'>) {}

  /** @param keys the prescriptions. Null in the answer stands for a customer who is unknown or erased. */
  async of(customerId: Uuid, keys: readonly string[], at: Instant): Promise<readonly Watched[]> {
    const known = await this.commands.load(customer, customerId);
    if (known.status !== 'known' || isForgotten(known.personNumber)) return [];
    const [states, period] = await Promise.all([
      Promise.all(keys.map((key) => this.commands.load(prescription, key))),
      this.period(known),
    ]);
    const watched = await Promise.all(states.map((state, at_) => this.prescription(known, keys[at_] ?? '', state, at)));
    return [...watched, period].filter((one) => one !== null);
  }

  private async prescription(
    known: CustomerState,
    subject: string,
    state: PrescriptionState,
    at: Instant,
  ): Promise<Watched | null> {
    const { received, patient, customerId } = state;
    if (!received || customerId !== known.customerId) return null;
    const by = patient ? await this.right(customerId, patient, at) : SELF;
    return {
      subject,
      concerning: patient?.personNumber ?? known.personNumber,
      by,
      isKept: isKept(known, by.ground),
      facts: prescriptionFacts(received, state),
    };
  }

  /** RX-08: whether the right to act holds, as far as this pharmacy knows. */
  private async right(
    customerId: Uuid,
    { personNumber, ground, warrantId }: NonNullable<PrescriptionState['patient']>,
    at: Instant,
  ): Promise<RemindedBy> {
    const today = stockholmDate(at);
    const child = parsePersonNumber(personNumber);
    if (ground === 'guardian') {
      const holds = child !== null && guardianSees(child, today);
      return { ground, warrantId: null, holds, lastDay: child && lastDayOfGuardian(child, today) };
    }
    const held = warrantId === null ? null : (await this.commands.load(warrant, customerId)).warrants[warrantId];
    const holds = held?.role === 'holder' && standingOn(held, today) === 'in-force';
    return { ground, warrantId, holds, lastDay: held?.validThrough ?? null };
  }

  /** RX-07: the customer's own period. Those of others are never kept. */
  private async period(known: CustomerState): Promise<Watched | null> {
    const { received } = await this.commands.load(highCostAccount, known.customerId);
    const facts = received && periodFacts(received);
    if (!facts) return null;
    const concerning = known.personNumber;
    return { subject: periodSubject(facts), concerning, by: SELF, isKept: isKept(known, 'self'), facts };
  }
}

/** The prescription as it is known now, or the period that the person has now. */
export function watchedNow({ subject, facts }: Watched, all: readonly Watched[]): Watched | undefined {
  return all.find((each) => (facts.of === 'period' ? each.facts.of === 'period' : each.subject === subject));
}

function isKept({ consents }: CustomerState, ground: RemindedBy['ground']): boolean {
  return consents[RRD_CODES[CONSENT_OF[ground]]]?.given ?? false;
}
