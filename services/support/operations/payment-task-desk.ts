import type pg from 'pg';
import { z } from 'zod';

import { isForgotten, type Uuid } from '../../../domain/kernel/index.js';
import { order } from '../../../domain/order/index.js';
import { openTask, payment, type PaymentTask, type PaymentTaskCommand } from '../../../domain/payment/index.js';
import {
  openPaymentTasks,
  settledDifferences,
  type OpenPaymentTask,
} from '../../../projections/payment-task/queries.js';
import type { Clock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import { lackOf } from '../../../domain/permission/index.js';
import type { Staff } from '../../access/staff/staff.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import type {
  DifferenceShown,
  PaymentTaskDesk,
  PaymentTaskRequest,
  PaymentTaskShown,
  PayoutShown,
} from '../contract/payment-tasks.js';
import { paymentTaskRefusal } from './payment-task-texts.js';

const SHOWN = 200;
const SETTLED_SHOWN = 20;
const ids = z.object({ paymentId: z.string().min(1).max(100), taskId: z.uuid() });

export interface PaymentTaskParts {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly commands: CommandHandling;
  readonly clock: Clock;
}

/** Lists and settles payment tasks for one member of staff, who becomes the actor of its events. */
export class StaffPaymentTasks implements PaymentTaskDesk {
  constructor(
    private readonly parts: PaymentTaskParts,
    private readonly staff: Staff,
  ) {}

  async list(): Promise<readonly PaymentTaskShown[]> {
    return this.allShown(await openPaymentTasks(this.parts.db, SHOWN));
  }

  async settled(): Promise<readonly PaymentTaskShown[]> {
    return this.allShown(await settledDifferences(this.parts.db, SETTLED_SHOWN));
  }

  async settle(request: PaymentTaskRequest): Promise<Result> {
    const { role, staffId } = this.staff;
    if (lackOf(role, 'payment.settle-task')) return refused('FORBIDDEN');
    const named = ids.safeParse(request);
    if (!named.success) return refused('TaskNotOpen');
    const { paymentId } = named.data;
    const command = await this.commandOf(request);
    const context = newContext({ kind: 'staff', id: staffId });
    const outcome = await this.parts.commands.handle(payment, paymentId, command, context);
    return outcome.ok ? { ok: true } : refused(outcome.rejection.type);
  }

  private async commandOf({
    act,
    paymentId,
    taskId,
    reason,
    account,
  }: PaymentTaskRequest): Promise<PaymentTaskCommand> {
    const { staffId } = this.staff;
    const said = { taskId, reason: reason.trim(), at: this.parts.clock.now() };
    switch (act) {
      case 'retry':
        return { type: 'TryAgain', ...said };
      case 'close':
        return { type: 'CloseTask', ...said };
      case 'approve':
        return { type: 'ApprovePayout', ...said, staffId };
      case 'decline':
        return { type: 'DeclinePayout', ...said, staffId };
      case 'propose':
        return { type: 'ProposePayout', ...said, staffId, account, customerId: await this.customerOf(paymentId) };
    }
  }

  /** Returns the owner of the bank account for a payout. The owner's key encrypts the account number. */
  private async customerOf(paymentId: Uuid): Promise<Uuid | null> {
    const { started } = await this.parts.commands.load(payment, paymentId);
    if (!started) return null;
    return (await this.parts.commands.load(order, started.orderId)).order?.customerId ?? null;
  }

  private async allShown(rows: readonly OpenPaymentTask[]): Promise<readonly PaymentTaskShown[]> {
    const names = await this.names();
    return Promise.all(rows.map((row) => this.shown(row, names)));
  }

  private async shown(row: OpenPaymentTask, names: ReadonlyMap<Uuid, string>): Promise<PaymentTaskShown> {
    const { payment_id: paymentId, task_id: taskId, kind, amount, attempt: attempts, reason, since } = row;
    const task = row.status === 'proposed' ? await this.task(paymentId, taskId) : null;
    const payout = task?.payout ? this.payoutShown(task.payout, names) : null;
    const difference = kind === 'difference' ? await this.difference(paymentId, taskId) : null;
    const shown = { paymentId, taskId, kind, orderNumber: row.order_number, amount, attempts, reason, since };
    return { ...shown, payout, difference };
  }

  private payoutShown(
    { account, proposedBy, reason }: NonNullable<PaymentTask['payout']>,
    names: ReadonlyMap<Uuid, string>,
  ): PayoutShown {
    return {
      account: isForgotten(account) ? null : account,
      proposedBy: names.get(proposedBy) ?? proposedBy,
      mine: proposedBy === this.staff.staffId,
      reason,
    };
  }

  private async difference(paymentId: Uuid, taskId: Uuid): Promise<DifferenceShown | null> {
    const { differences } = await this.parts.commands.load(payment, paymentId);
    const found = differences.find(({ differenceId }) => differenceId === taskId);
    if (!found) return null;
    const { differenceId: _, closed: settled, amount: __, ...said } = found;
    return { ...said, settled };
  }

  private async task(paymentId: Uuid, taskId: Uuid): Promise<PaymentTask | null> {
    return openTask(await this.parts.commands.load(payment, paymentId), taskId);
  }

  private async names(): Promise<ReadonlyMap<Uuid, string>> {
    const { rows } = await this.parts.pool.query<{ id: Uuid; name: string }>('SELECT id, name FROM staff_account');
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

function refused(type: string): Result {
  return { ok: false, errors: [paymentTaskRefusal(type)] };
}
