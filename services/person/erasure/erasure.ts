import { Inject, Injectable } from '@nestjs/common';

import { customer, type CustomerRejection } from '../../../domain/customer/index.js';
import { isRejected, stockholmDate, type Rejection, type Uuid } from '../../../domain/kernel/index.js';
import { membership } from '../../../domain/member/index.js';
import { Clock } from '../../foundation/clock.js';
import { partOf, type CommandContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling, type CommandIdReused } from '../../foundation/command-handling/command-handling.js';
import { MemberOf } from '../member/member-of.js';
import { Forgetting } from './forgetting.js';
import { PurchasesOf } from './purchases-of.js';

export interface ErasePerson {
  readonly customerId: Uuid;
  /** The reason is stored unencrypted, so it must not contain personal data. */
  readonly reason: string;
}

export type ErasureRejection =
  | CustomerRejection
  | CommandIdReused
  /** Some orders are not yet delivered, returned or cancelled, or have a payment in progress. */
  | (Rejection<'OrdersUnfinished'> & { readonly orderNumbers: readonly string[] })
  | Rejection<'CheckoutUnderWay'>
  /** The order views are behind, so it is unknown which orders are unfinished. */
  | Rejection<'OrdersBehind'>;

export type Erased =
  { readonly ok: true; readonly already: boolean } | { readonly ok: false; readonly rejection: ErasureRejection };

/**
 * Erases a person (LAW-09; GDPR art. 17) and keeps the bookkeeping. When it is started again after a crash, it
 * continues where it stopped. Once CustomerErased is recorded, the worker can also complete it.
 */
@Injectable()
export class Erasure {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(PurchasesOf) private readonly purchases: PurchasesOf,
    @Inject(MemberOf) private readonly memberOf: MemberOf,
    @Inject(Forgetting) private readonly forgetting: Forgetting,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Erases a person. `already` means that the person was erased before; missing steps are done now. `context.actor` is
   * the person who erases.
   */
  async erase({ customerId, reason }: ErasePerson, context: CommandContext): Promise<Erased> {
    const state = await this.commands.load(customer, customerId);
    if (state.status === 'erased') return this.forgotten(customerId, true);
    const at = this.clock.now();
    // The rules are checked before the membership ends, because that cannot be undone.
    const decision = customer.decide({ type: 'EraseCustomer', memberIds: [], orderIds: [], reason, at }, state);
    if (isRejected(decision)) return { ok: false, rejection: decision.rejected };
    const purchases = await this.purchases.of(customerId);
    if ('rejected' in purchases) return { ok: false, rejection: purchases.rejected };
    return this.carryOut({ customerId, reason }, purchases.orderIds, context);
  }

  /**
   * Repeats an erasure in a database that was restored from before it. The erasure was granted once, so no rule refuses
   * it, and open orders continue. Returns false when the person is not a customer in this database, or is already
   * erased.
   */
  async eraseAgain(person: ErasePerson, context: CommandContext): Promise<boolean> {
    const { customerId } = person;
    const { status } = await this.commands.load(customer, customerId);
    if (status !== 'known') {
      await this.forgetting.forget(customerId);
      return false;
    }
    const erased = await this.carryOut(person, await this.purchases.orderIds(customerId), context);
    if (!erased.ok) throw new Error(`customer ${customerId} is not erased again: ${erased.rejection.type}`);
    return true;
  }

  private async carryOut(
    { customerId, reason }: ErasePerson,
    orderIds: readonly Uuid[],
    context: CommandContext,
  ): Promise<Erased> {
    const at = this.clock.now();
    const memberIds = (await this.memberOf.all(customerId)).map(({ memberId }) => memberId);
    await this.endMembership(customerId, partOf(context, 'membership'));
    const outcome = await this.commands.handle(
      customer,
      customerId,
      { type: 'EraseCustomer', memberIds, orderIds, reason, at },
      partOf(context, 'erasure'),
    );
    return outcome.ok ? this.forgotten(customerId, outcome.events.length === 0) : outcome;
  }

  private async forgotten(customerId: Uuid, already: boolean): Promise<Erased> {
    await this.forgetting.forget(customerId);
    return { ok: true, already };
  }

  /** Ends the membership like the member's own request: points and cheques lapse. */
  private async endMembership(customerId: Uuid, context: CommandContext): Promise<void> {
    const running = await this.memberOf.active(customerId);
    if (!running) return;
    const on = stockholmDate(this.clock.now());
    const outcome = await this.commands.handle(
      membership,
      running.memberId,
      { type: 'EndMembership', reason: 'member', on },
      context,
    );
    if (!outcome.ok) throw new Error(`the membership of customer ${customerId} did not end: ${outcome.rejection.type}`);
  }
}
