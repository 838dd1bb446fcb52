import { Inject, Injectable } from '@nestjs/common';

import type { HealthPart } from '../../../domain/health-look/index.js';
import { isCoordinationNumber, parsePersonNumber, type PersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { covers, type Acting, type ActingRight, type NotActing } from '../../../domain/prescription/rules/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { Problem } from '../../foundation/problem/problem.js';
import { customerOf } from '../../person/customer/customer-of.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { prescriptionsClosed } from './not-seen.js';
import { mayOrderBy } from './order-rights.js';
import { Representatives } from './representatives.js';
import { patientTexts as texts } from './texts.js';

/** A person number that a client sent, and the name of its field for the error. */
export interface AskedPerson {
  readonly text: string;
  readonly field: string;
}

/** The person whose health data a customer may see, and why: the customer, a child, or the giver of a warrant. */
export interface Patient {
  readonly personNumber: PersonNumber;
  readonly acting: Acting;
}

/** Whose health data a customer may ask for. */
@Injectable()
export class Patients {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Representatives) private readonly representatives: Representatives,
    @Inject(HealthLooks) private readonly looks: HealthLooks,
  ) {}

  /**
   * RX-17: the customer's person number at the national service. Null for a person with a coordination number: they are
   * not in the population register, so nothing is asked about them.
   */
  async personNumberOf(customerId: Uuid): Promise<PersonNumber | null> {
    const own = parsePersonNumber((await customerOf(customerId, this.commands)).personNumber);
    return own && !isCoordinationNumber(own) ? own : null;
  }

  /** Refuses the person number of anybody else, and records the attempt. */
  async refuseOthers(customerId: Uuid, asked: AskedPerson, part: HealthPart): Promise<void> {
    const { isSelf, personNumber } = await this.read(customerId, asked);
    if (!isSelf) await this.refuse(customerId, personNumber, asked.field, part);
  }

  /**
   * RX-08: the person asked for. Whom the customer may not act for is refused, and the attempt recorded.
   * @param right what the customer wants to do for them
   */
  async asked(
    customerId: Uuid,
    asked: AskedPerson,
    part: HealthPart,
    right: Exclude<ActingRight, 'order'> = 'read',
  ): Promise<Patient> {
    const { own, personNumber } = await this.read(customerId, asked);
    const acting = own && (await this.representatives.actingFor(own, personNumber));
    if (acting === 'closed') throw prescriptionsClosed();
    if (acting?.may && covers(acting, personNumber, right)) return { personNumber, acting };
    return this.refuse(customerId, personNumber, asked.field, part);
  }

  /**
   * RX-08: as `asked`, for an order. A young person sees their own prescriptions, and cannot order them here. Who may not
   * order for a child or for another by the matrix is refused, and the attempt recorded.
   */
  async orderedFor(customerId: Uuid, asked: AskedPerson, part: HealthPart): Promise<Patient> {
    const patient = await this.asked(customerId, asked, part);
    if (covers(patient.acting, patient.personNumber, 'order')) return patient;
    if (!mayOrderBy(patient.acting)) return this.refuse(customerId, patient.personNumber, asked.field, part);
    throw new Problem(403, [{ field: asked.field, code: 'TOO_YOUNG_TO_ORDER', message: texts.tooYoung }]);
  }

  /** RX-08: by what right the customer acts for a person now. `closed` while the national service does not say. */
  async actingNow(customerId: Uuid, patient: PersonNumber): Promise<Acting | NotActing | 'closed'> {
    const own = parsePersonNumber((await customerOf(customerId, this.commands)).personNumber);
    return own ? this.representatives.actingFor(own, patient) : { may: false, why: 'no-warrant' };
  }

  private async read(customerId: Uuid, { text, field }: AskedPerson) {
    const personNumber = parsePersonNumber(text);
    if (!personNumber) throw new Problem(400, [{ field, code: 'PERSON_NUMBER_INVALID', message: texts.personNumber }]);
    const own = parsePersonNumber((await customerOf(customerId, this.commands)).personNumber);
    return { personNumber, own, isSelf: own === personNumber };
  }

  private async refuse(customerId: Uuid, asked: PersonNumber, field: string, part: HealthPart): Promise<never> {
    await this.looks.refused(customerId, part, { text: asked, person: asked });
    throw new Problem(403, [{ field, code: 'OTHER_PERSON', message: texts.otherPerson }]);
  }
}
