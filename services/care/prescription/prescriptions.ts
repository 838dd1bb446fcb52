import { Inject, Injectable } from '@nestjs/common';

import type { HealthPart } from '../../../domain/health-look/index.js';
import { isCoordinationNumber, parsePersonNumber, type PersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import type { Prescription, PrescriptionKind } from '../../../domain/prescription/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { customerOf } from '../../person/customer/customer-of.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { NationalList } from './national-list.js';
import { ReceivedPrescriptions } from './received.js';

export type Seen =
  | { readonly state: 'closed' }
  | { readonly state: 'not-registered' }
  | { readonly state: 'open'; readonly personNumber: PersonNumber; readonly prescriptions: readonly Prescription[] };

const PARTS: Readonly<Record<PrescriptionKind, HealthPart>> = {
  human: 'prescriptions',
  animal: 'animal-prescriptions',
};

/** RX-01, RX-12: a customer sees their own prescriptions and those of their animals. The caller checks the log-in. */
@Injectable()
export class Prescriptions {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(NationalList) private readonly national: NationalList,
    @Inject(ReceivedPrescriptions) private readonly received: ReceivedPrescriptions,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
  ) {}

  async own(customerId: Uuid, kind: PrescriptionKind): Promise<Seen> {
    const personNumber = await this.personNumberOf(customerId);
    // RX-17: a person with a coordination number is not in the population register, so nothing is asked about them.
    if (!personNumber || isCoordinationNumber(personNumber)) return { state: 'not-registered' };
    const list = await this.national.of(personNumber, kind);
    if (!list) return { state: 'closed' };
    if (!list.isRegistered) return { state: 'not-registered' };
    await this.received.receive(customerId, list.prescriptions);
    await this.looks.shownToSelf(customerId, PARTS[kind]);
    return { state: 'open', personNumber, prescriptions: list.prescriptions };
  }

  /** Whether the person number is the customer's own. Any other is recorded as a refused look. */
  async isOwn(customerId: Uuid, asked: PersonNumber, kind: PrescriptionKind): Promise<boolean> {
    if ((await this.personNumberOf(customerId)) === asked) return true;
    await this.looks.refused(customerId, PARTS[kind], asked);
    return false;
  }

  private async personNumberOf(customerId: Uuid): Promise<PersonNumber | null> {
    return parsePersonNumber((await customerOf(customerId, this.commands)).personNumber);
  }
}
