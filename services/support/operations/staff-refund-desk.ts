import type pg from 'pg';
import { z } from 'zod';

import type { Ore, Uuid } from '../../../domain/kernel/index.js';
import { order, type OrderCommand, type OrderRejection, type PaidBackLine } from '../../../domain/order/index.js';
import { lackOf } from '../../../domain/permission/index.js';
import { orderByNumber } from '../../../projections/order-tracking/queries.js';
import { proposedRefunds } from '../../../projections/staff-refund/queries.js';
import type { Staff } from '../../access/staff/staff.js';
import type { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { Database } from '../../foundation/database/connection.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import type { Processes } from '../../foundation/reactions/processes.js';
import type { GiveRefundRequest, ProposedRefundShown, SettleRefundRequest } from '../contract/returns.js';
import { staffRefundRefusal } from './staff-refund-texts.js';

export interface StaffRefundParts {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly commands: CommandHandling;
  readonly processes: Processes;
}

const SHOWN = 200;
const KRONOR = /^\d{1,6}(?:[.,]\d{1,2})?$/;
const ids = z.object({ orderId: z.uuid(), refundId: z.uuid() });

/** CHK-05: refunds in part by one member of staff, with a second person above the ceiling of the role. */
export class StaffRefunds {
  constructor(
    private readonly parts: StaffRefundParts,
    private readonly staff: Staff,
  ) {}

  async proposed(): Promise<readonly ProposedRefundShown[]> {
    const rows = await proposedRefunds(this.parts.db, SHOWN);
    const names = await this.names();
    return rows.map(({ refund_id, order_id, order_number, amount, reason, proposed_by }) => ({
      ...{ refundId: refund_id, orderId: order_id, orderNumber: order_number, amount, reason },
      proposedBy: names.get(proposed_by) ?? proposed_by,
      mine: proposed_by === this.staff.staffId,
    }));
  }

  async give({ commandId, orderNumber, kronor, varuId, reason }: GiveRefundRequest): Promise<Result> {
    const { staffId, role } = this.staff;
    if (lackOf(role, 'payment.settle-task')) return refused({ type: 'FORBIDDEN' });
    if (!KRONOR.test(kronor.trim())) return refused({ type: 'AmountUnreadable' });
    const found = await orderByNumber(this.parts.db, orderNumber.replace(/\s/g, ''));
    if (!found) return refused({ type: 'OrderUnknown' });
    const amount = Math.round(Number(kronor.trim().replace(',', '.')) * 100);
    const lines = await this.linesOf(found.order_id, varuId.trim(), amount);
    if (!lines) return refused({ type: 'LineUnknown' });
    const refundId = derivedId(commandId, 'staff-refund');
    const at = this.parts.clock.now();
    return this.send(found.order_id, { type: 'GiveRefund', refundId, amount, lines, reason, staffId, role, at });
  }

  async settle(request: SettleRefundRequest): Promise<Result> {
    const { staffId, role } = this.staff;
    if (lackOf(role, 'payment.settle-task')) return refused({ type: 'FORBIDDEN' });
    const named = ids.safeParse(request);
    if (!named.success) return refused({ type: 'RefundNotProposed' });
    const { orderId, refundId } = named.data;
    const type = request.act === 'approve' ? 'ApproveRefund' : 'DeclineRefund';
    const at = this.parts.clock.now();
    return this.send(orderId, { type, refundId, reason: request.reason, staffId, at });
  }

  /** The goods that the money is for, so that the books know their VAT. Null when the order has no such article. */
  private async linesOf(orderId: Uuid, varuId: string, amount: Ore): Promise<readonly PaidBackLine[] | null> {
    if (varuId === '') return [];
    const { order: placed } = await this.parts.commands.load(order, orderId);
    const named = placed?.lines.filter((line) => line.varuId === varuId) ?? [];
    const line = named.find(({ total }) => total >= amount) ?? named[0];
    return line ? [{ lineId: line.lineId, amount }] : null;
  }

  private async send(orderId: Uuid, command: OrderCommand): Promise<Result> {
    const { commands, processes } = this.parts;
    const outcome = await commands.handle(
      order,
      orderId,
      command,
      newContext({ kind: 'staff', id: this.staff.staffId }),
    );
    if (!outcome.ok) return refused(outcome.rejection as OrderRejection);
    await processes.follow(outcome.events);
    return { ok: true };
  }

  private async names(): Promise<ReadonlyMap<Uuid, string>> {
    const { rows } = await this.parts.pool.query<{ id: Uuid; name: string }>('SELECT id, name FROM staff_account');
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

function refused(rejection: { readonly type: string }): Result {
  return { ok: false, errors: [staffRefundRefusal(rejection)] };
}
