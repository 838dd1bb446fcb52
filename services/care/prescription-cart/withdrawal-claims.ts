import { randomUUID } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import type { PrescriptionRow } from '../../../domain/cart/index.js';
import type { Instant, Uuid } from '../../../domain/kernel/index.js';
import { order } from '../../../domain/order/index.js';
import {
  claimedBy,
  withdrawalClaim,
  type WithdrawalClaimCommand,
  type WithdrawalClaimRejection,
  type WithdrawalClaimState,
} from '../../../domain/withdrawal-claim/index.js';
import { Clock } from '../../foundation/clock.js';
import { SYSTEM } from '../../foundation/command-handling/command-context.js';
import {
  CommandHandling,
  type CommandIdReused,
  type Outcome,
} from '../../foundation/command-handling/command-handling.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';

type Ended = Extract<WithdrawalClaimCommand, { readonly type: 'EndClaim' }>;
interface Row {
  readonly prescription: Pick<PrescriptionRow['prescription'], 'ordinationId'>;
}

/**
 * RX-06: gives the next withdrawal of a prescription to one order, whoever of its patient, guardians or owners pays
 * first. The key is a hash of the register's id, so both guardians of a child meet at one stream.
 */
@Injectable()
export class WithdrawalClaims {
  constructor(
    @Inject(CommandHandling) private readonly commands: Pick<CommandHandling, 'handle' | 'load'>,
    @Inject(KeyedHash) private readonly hash: Pick<KeyedHash, 'all'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /** The first of the rows whose withdrawal another order has. */
  async taken<R extends Row>(rows: readonly R[], exceptOrder: Uuid | null = null): Promise<R | null> {
    for (const row of rows)
      for (const key of this.keysOf(row.prescription.ordinationId))
        if (await this.isTaken(key, exceptOrder)) return row;
    return null;
  }

  /** An order that has ended gives way at once. The reaction to its end may still be on its way. */
  private async isTaken(key: string, exceptOrder: Uuid | null): Promise<boolean> {
    const at = this.clock.now();
    const orderId = claimedBy(await this.commands.load(withdrawalClaim, key), at, exceptOrder);
    if (!orderId) return false;
    const { phase } = await this.commands.load(order, orderId);
    if (phase !== 'failed' && phase !== 'cancelled') return true;
    await this.send(key, { type: 'EndClaim', orderId, reason: 'order-ended', at });
    return false;
  }

  /**
   * Claims the withdrawals of all rows, or of none. A fixed order lets one of two orders with the same rows have them.
   * @returns the row that the order cannot have, or that the attempt was given up meanwhile
   */
  async claim<R extends Row>(orderId: Uuid, rows: readonly R[], readAt: Instant): Promise<R | 'given-up' | null> {
    const ordered = rows.toSorted((one, other) => (ordinationOf(one) < ordinationOf(other) ? -1 : 1));
    for (const row of ordered) {
      const refusal = await this.claimOne(orderId, ordinationOf(row), readAt);
      if (!refusal) continue;
      await this.end(orderId, ordered, 'never-placed', this.clock.now());
      return refusal === 'ClaimHasEnded' ? 'given-up' : row;
    }
    return null;
  }

  /** Ends what the order has of these rows. It cannot claim them again. */
  async end(orderId: Uuid, rows: readonly Row[], reason: Ended['reason'], at: Instant): Promise<void> {
    for (const row of rows)
      for (const key of this.keysOf(ordinationOf(row))) {
        const outcome = await this.send(key, { type: 'EndClaim', orderId, reason, at });
        if (!outcome.ok) throw new Error(`the claim of order ${orderId} did not end: ${outcome.rejection.type}`);
      }
  }

  private async claimOne(
    orderId: Uuid,
    ordinationId: string,
    readAt: Instant,
  ): Promise<WithdrawalClaimRejection['type'] | null> {
    const at = this.clock.now();
    const [current, ...replaced] = this.keysOf(ordinationId);
    if (current === undefined) throw new TypeError('a claim has no key');
    for (const key of replaced) if (await this.isTaken(key, orderId)) return 'WithdrawalTaken';
    const outcome = await this.send(current, { type: 'ClaimWithdrawal', orderId, readAt, at });
    if (outcome.ok) return null;
    if (outcome.rejection.type === 'CommandIdReused') throw new Error(`a claim of order ${orderId} used an id twice`);
    return outcome.rejection.type;
  }

  /** No event of the claim leads to a person, so its commands name no cause. */
  private send(
    key: string,
    command: WithdrawalClaimCommand,
  ): Promise<Outcome<WithdrawalClaimState, WithdrawalClaimRejection | CommandIdReused>> {
    // Decided each time, because a claim may have ended since. The rules themselves let nothing happen twice.
    const commandId = randomUUID();
    const context = { commandId, correlationId: commandId, causationId: null, actor: SYSTEM };
    return this.commands.handle(withdrawalClaim, key, command, context);
  }

  /** The current key first. There are two while LOOKUP_KEY is being replaced. */
  private keysOf(ordinationId: string): readonly string[] {
    return this.hash.all('withdrawal-claim', ordinationId);
  }
}

function ordinationOf({ prescription }: Row): string {
  return prescription.ordinationId;
}
