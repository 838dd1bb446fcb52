import { randomUUID } from 'node:crypto';

import { addDays, stockholmDate, type BusinessDate } from '../../../domain/kernel/index.js';
import { returnRisk, staffRefundRule } from '../../../domain/order/index.js';
import { taskReasonRule } from '../../../domain/payment/index.js';
import { lackOf } from '../../../domain/permission/index.js';
import { damagedReturns, missingReturns, openReturnCount, openReturns } from '../../../projections/return/queries.js';
import type { ReturnRow } from '../../../projections/return/table.js';
import type { Staff } from '../../access/staff/staff.js';
import type { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import type { ParkedReports } from '../../shop/withdrawal/parked-reports.js';
import type { ReturnNotifications } from '../../shop/withdrawal/return-notifications.js';
import type {
  GiveRefundRequest,
  ParkedReportRequest,
  ReturnDesk,
  ReturnShown,
  ReturnsShown,
  SettleRefundRequest,
} from '../contract/returns.js';
import type { StaffRefunds } from './staff-refund-desk.js';

export interface ReturnDeskParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly parked: ParkedReports;
  readonly notifications: ReturnNotifications;
  readonly refunds: StaffRefunds;
}

const SHOWN = 200;
const DAMAGED_DAYS = 90;

const refusals = {
  FORBIDDEN: 'Din roll får inte avgöra returer.',
  ReasonInvalid: 'Skriv en orsak på 3–200 tecken.',
  ReportNotOpen: 'Meddelandet är redan avgjort. Ladda om sidan.',
  StillRefused: 'Ordern tar fortfarande inte emot meddelandet. Åtgärda det, eller avsluta med orsak.',
} as const;

/** Shows returns and their refunds, and settles reports that no order took, for one member of staff. */
export class StaffReturns implements ReturnDesk {
  constructor(
    private readonly parts: ReturnDeskParts,
    private readonly staff: Staff,
  ) {}

  async list(): Promise<ReturnsShown> {
    const { db, clock, parked, refunds } = this.parts;
    const today = stockholmDate(clock.now());
    const [open, missing, count, damaged, reports, proposed] = await Promise.all([
      openReturns(db, today, SHOWN),
      missingReturns(db, today, SHOWN),
      openReturnCount(db),
      damagedReturns(db, addDays(today, -DAMAGED_DAYS), SHOWN),
      parked.open(),
      refunds.proposed(),
    ]);
    const shown = (row: ReturnRow) => shownReturn(row, today);
    const ceiling = staffRefundRule.on(today).ceilings[this.staff.role];
    const all = [...open, ...missing].map(shown);
    const at = (risk: ReturnShown['risk']) => all.filter((each) => each.risk === risk);
    const returns = { due: at('refund-due'), neverCame: at('never-came'), open: at(null), more: count - all.length };
    return { ...returns, damaged: damaged.map(shown), parked: reports, proposed, ceiling };
  }

  giveRefund(request: GiveRefundRequest): Promise<Result> {
    return this.parts.refunds.give(request);
  }

  settleRefund(request: SettleRefundRequest): Promise<Result> {
    return this.parts.refunds.settle(request);
  }

  async settleReport({ act, notificationId, reason }: ParkedReportRequest): Promise<Result> {
    if (lackOf(this.staff.role, 'payment.settle-task')) return refused('FORBIDDEN');
    const { shortest, longest } = taskReasonRule.on(stockholmDate(this.parts.clock.now()));
    const { length } = reason.trim();
    if (length < shortest || length > longest) return refused('ReasonInvalid', 'orsak');
    if (act === 'close')
      return (await this.parts.parked.close(notificationId)) ? { ok: true } : refused('ReportNotOpen');
    if (!(await this.parts.parked.find(notificationId))) return refused('ReportNotOpen');
    const taken = await this.parts.notifications.retry(notificationId, randomUUID());
    return taken ? { ok: true } : refused('StillRefused');
  }
}

function shownReturn(row: ReturnRow, today: BusinessDate): ReturnShown {
  const { order_id: orderId, return_number: returnNumber, status, refund_by: refundBy, damaged } = row;
  const isOpen = status === 'awaited' || status === 'received';
  const risk = isOpen ? returnRisk({ isHere: status === 'received', refundBy }, today) : null;
  return {
    orderId,
    returnNumber,
    status,
    refundBy,
    risk,
    receivedAt: row.received_at,
    damaged,
    warnedAt: row.warned_at,
  };
}

function refused(code: keyof typeof refusals, field?: string): Result {
  return { ok: false, errors: [{ code, message: refusals[code], ...(field && { field }) }] };
}
