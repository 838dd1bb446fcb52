import {
  settlementSums,
  type BooksState,
  type PayingPartner,
  type SettledLine,
  type SettlementSums,
} from '../../../domain/books/index.js';
import type { BusinessDate, Ore } from '../../../domain/kernel/index.js';
import { findCapture, payment } from '../../../domain/payment/index.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { SettlementReports } from '../../partners/adyen/settlement-reports.js';

export type Partners = Readonly<Partial<Record<PayingPartner, SettlementReports | null>>>;

/** The settlements that the partners have paid out through the day and that no day has booked. */
export async function dueSettlements(
  partners: Partners,
  commands: Pick<CommandHandling, 'load'>,
  date: BusinessDate,
  settled: BooksState['settled'],
): Promise<readonly SettlementSums[]> {
  const found: SettlementSums[] = [];
  for (const partner of ['adyen', 'finance'] as const)
    for (let number = settled[partner] + 1; ; number += 1) {
      const settlement = await partners[partner]?.settlement(number);
      if (!settlement || settlement.paidOn > date) break;
      const booked = await bookedSums(commands, settlement.lines);
      found.push(settlementSums(settlement, (line) => booked.get(line) ?? 0));
    }
  return found;
}

/** What our own books say of each line. 0 for money that we do not know: staff must judge it. */
async function bookedSums(
  commands: Pick<CommandHandling, 'load'>,
  lines: readonly SettledLine[],
): Promise<ReadonlyMap<SettledLine, Ore>> {
  const booked = new Map<SettledLine, Ore>();
  for (const line of lines) {
    const { paymentId, modificationId, gross } = line;
    if (paymentId === null) continue;
    const state = await commands.load(payment, paymentId);
    const refund = state.refunds.find(({ refundId }) => refundId === modificationId);
    const known = findCapture(state, modificationId ?? paymentId) ?? refund;
    booked.set(line, known ? Math.sign(gross) * known.amount : 0);
  }
  return booked;
}
