import { Inject, Injectable } from '@nestjs/common';

import type { HealthPart } from '../../../domain/health-look/index.js';
import { isCoordinationNumber, parsePersonNumber, type PersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { Problem } from '../../foundation/problem/problem.js';
import { customerOf } from '../../person/customer/customer-of.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { ChildrenOfGuardians } from './children.js';
import { prescriptionsClosed } from './not-seen.js';
import { patientTexts as texts } from './texts.js';

/** A person number that a client sent, and the name of its field for the error. */
export interface AskedPerson {
  readonly text: string;
  readonly field: string;
}

/** The person whose health data a customer may see: the customer, or a child. */
export interface Patient {
  readonly personNumber: PersonNumber;
  readonly isChild: boolean;
}

/** Whose health data a customer may ask for. */
@Injectable()
export class Patients {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(ChildrenOfGuardians) private readonly children: ChildrenOfGuardians,
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

  /** RX-08: the person asked for. Who is neither the customer nor a child of theirs is refused, and the attempt recorded. */
  async asked(customerId: Uuid, asked: AskedPerson, part: HealthPart): Promise<Patient> {
    const { isSelf, personNumber } = await this.read(customerId, asked);
    if (isSelf) return { personNumber, isChild: false };
    const own = await this.personNumberOf(customerId);
    const children = own && (await this.children.of(customerId, own));
    if (own && !children) throw prescriptionsClosed();
    if (children?.seen.some((child) => child.personNumber === personNumber)) return { personNumber, isChild: true };
    return this.refuse(customerId, personNumber, asked.field, part);
  }

  private async read(customerId: Uuid, { text, field }: AskedPerson) {
    const personNumber = parsePersonNumber(text);
    if (!personNumber) throw new Problem(400, [{ field, code: 'PERSON_NUMBER_INVALID', message: texts.personNumber }]);
    const own = parsePersonNumber((await customerOf(customerId, this.commands)).personNumber);
    return { personNumber, isSelf: own === personNumber };
  }

  private async refuse(customerId: Uuid, asked: PersonNumber, field: string, part: HealthPart): Promise<never> {
    await this.looks.refused(customerId, part, { text: asked, person: asked });
    throw new Problem(403, [{ field, code: 'OTHER_PERSON', message: texts.otherPerson }]);
  }
}
