import { Inject, Injectable } from '@nestjs/common';

import { healthLook, type Asker, type HealthPart } from '../../../domain/health-look/index.js';
import type { PersonNumber, Uuid } from '../../../domain/kernel/index.js';
import type { Acting } from '../../../domain/prescription/rules/index.js';
import { Clock } from '../../foundation/clock.js';
import { newContext, SYSTEM } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { CustomersByPerson } from '../../person/customer/customers-by-person.js';

/** Whose data a customer saw, and by what right. */
interface LookedAt {
  readonly personNumber: PersonNumber;
  readonly acting: Acting;
}

export type StaffAsker = Extract<Asker, { kind: 'staff' }>;

/** LAW-09: records every look at health data. Call it before the data leaves: what is not recorded is not shown. */
@Injectable()
export class HealthLooks {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CustomersByPerson) private readonly customers: Pick<CustomersByPerson, 'find'>,
    @Inject(KeyedHash) private readonly hash: KeyedHash,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async shownToSelf(customerId: Uuid, part: HealthPart): Promise<void> {
    const by = { kind: 'customer', id: customerId } as const;
    await this.commands.handle(
      healthLook,
      customerId,
      { type: 'ShowHealthData', customerId, part, by, reason: null, at: this.clock.now() },
      newContext(by),
    );
  }

  /**
   * A look of a customer at data of themselves, a child or the giver of a warrant. The giver reads of it, and so does the
   * holder (RX-08).
   */
  async shown(customerId: Uuid, { personNumber, acting }: LookedAt, part: HealthPart): Promise<void> {
    if (acting.ground !== 'warrant') return this.shownToSelf(customerId, part);
    await this.shownToSelf(customerId, 'principal-prescriptions');
    const ofGiver = personNumber === acting.giver ? part : 'child-prescriptions';
    await this.shownToHolder(acting.giver, acting.warrantId, ofGiver);
  }

  /** The giver may be no customer of this shop, and then nobody is told here. */
  private async shownToHolder(giver: PersonNumber, warrantId: string, part: HealthPart): Promise<void> {
    const customerId = await this.customers.find(giver);
    if (!customerId) return;
    const by = { kind: 'warrant-holder', warrantId } as const;
    await this.commands.handle(
      healthLook,
      customerId,
      { type: 'ShowHealthData', customerId, part, by, reason: null, at: this.clock.now() },
      newContext(SYSTEM),
    );
  }

  /** Returns false when the customer's block withholds the data. The attempt is then recorded, and nothing may be shown. */
  async shownToStaff(customerId: Uuid, part: HealthPart, by: StaffAsker, reason: string): Promise<boolean> {
    const outcome = await this.commands.handle(
      healthLook,
      customerId,
      { type: 'ShowHealthData', customerId, part, by, reason, at: this.clock.now() },
      newContext({ kind: 'staff', id: by.id }),
    );
    return outcome.ok && outcome.events.some(({ type }) => type === 'HealthDataShown');
  }

  /**
   * Records a refusal for the one who asked, and for the person asked for, if that is a customer.
   * @param personNumber what the customer asked for. Only its keyed hash is stored. A key of an address that names nobody
   * tells nobody
   */
  async refused(
    customerId: Uuid,
    part: HealthPart,
    asked: { readonly text: string; readonly person: PersonNumber | null },
  ) {
    const otherPerson = this.hash.of('person asked for', asked.text);
    const context = newContext({ kind: 'customer', id: customerId });
    const at = this.clock.now();
    await this.commands.handle(
      healthLook,
      customerId,
      { type: 'RefuseHealthData', customerId, part, otherPerson, at },
      context,
    );
    const other = asked.person && (await this.customers.find(asked.person));
    if (!other) return;
    // The correlation lets staff find who it was. The event names nobody, because the other customer may read it.
    await this.commands.handle(
      healthLook,
      other,
      { type: 'WithholdHealthData', customerId: other, part, from: { kind: 'another-person' }, at },
      newContext(SYSTEM, context.correlationId),
    );
  }

  /** A member of staff who may not see the data asked for it. */
  async withheldFromStaff(customerId: Uuid, part: HealthPart, from: StaffAsker): Promise<void> {
    await this.commands.handle(
      healthLook,
      customerId,
      { type: 'WithholdHealthData', customerId, part, from, at: this.clock.now() },
      newContext({ kind: 'staff', id: from.id }),
    );
  }

  async block(customerId: Uuid, blocked: boolean): Promise<void> {
    await this.commands.handle(
      healthLook,
      customerId,
      { type: 'BlockStaffLooks', customerId, blocked, at: this.clock.now() },
      newContext({ kind: 'customer', id: customerId }),
    );
  }
}
