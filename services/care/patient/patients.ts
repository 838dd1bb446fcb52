import { Inject, Injectable } from '@nestjs/common';

import type { HealthPart } from '../../../domain/health-look/index.js';
import { isCoordinationNumber, parsePersonNumber, type PersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { Problem } from '../../foundation/problem/problem.js';
import { customerOf } from '../../person/customer/customer-of.js';
import { HealthLooks } from '../health-look/health-looks.js';
import { patientTexts as texts } from './texts.js';

/** A person number that a client sent, and the name of its field for the error. */
export interface AskedPerson {
  readonly text: string;
  readonly field: string;
}

/** Whose health data a customer may ask for. */
@Injectable()
export class Patients {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
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
  async refuseOthers(customerId: Uuid, { text, field }: AskedPerson, part: HealthPart): Promise<void> {
    const asked = parsePersonNumber(text);
    if (!asked) throw new Problem(400, [{ field, code: 'PERSON_NUMBER_INVALID', message: texts.personNumber }]);
    if (parsePersonNumber((await customerOf(customerId, this.commands)).personNumber) === asked) return;
    await this.looks.refused(customerId, part, asked);
    throw new Problem(403, [{ field, code: 'OTHER_PERSON', message: texts.otherPerson }]);
  }
}
