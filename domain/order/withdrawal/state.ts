import type { BusinessDate, Instant, Uuid } from '../../kernel/index.js';
import type { WithdrawalEvent, WithdrawnLine } from './events.js';

export interface Withdrawal {
  readonly withdrawalId: Uuid;
  readonly lines: readonly WithdrawnLine[];
  readonly asks: 'stop' | 'return';
  readonly notifiedAt: Instant;
  readonly lastDay: BusinessDate | null;
  /** `stopping`: the warehouse has not answered. `settled`: the returned goods are accounted for. */
  readonly status: 'stopping' | 'stopped' | 'awaited' | 'settled' | 'declined';
  /** The number on the return label. Null when nothing has to come back. */
  readonly returnNumber: string | null;
  readonly refundBy: BusinessDate | null;
  readonly kept: readonly WithdrawnLine[];
}

type Withdrawals = readonly Withdrawal[];

export function evolveWithdrawals(all: Withdrawals, event: WithdrawalEvent): Withdrawals {
  switch (event.type) {
    case 'WithdrawalNotified': {
      const { withdrawalId, lines, asks, notifiedAt, lastDay } = event.data;
      const status = asks === 'stop' ? 'stopping' : 'awaited';
      const open = { returnNumber: null, refundBy: null, kept: [] };
      return [...all, { withdrawalId, lines, asks, notifiedAt, lastDay, status, ...open }];
    }
    case 'ReturnAwaited': {
      const { withdrawalId, awaitedAt: _, ...back } = event.data;
      return changed(all, withdrawalId, { ...back, status: 'awaited' });
    }
    case 'WithdrawalDeclined':
      return changed(all, event.data.withdrawalId, { status: 'declined' });
  }
}

/** A cancelled order sends nothing, so nothing has to come back. */
export function stopped(all: Withdrawals): Withdrawals {
  return all.map((each) => (isOpen(each) ? { ...each, status: 'stopped' } : each));
}

/** Whether the goods of the notice are still to be accounted for. */
export function isOpen({ status }: Withdrawal): boolean {
  return status === 'stopping' || status === 'awaited';
}

export function settled(all: Withdrawals, returnId: Uuid): Withdrawals {
  return changed(all, returnId, { status: 'settled' });
}

function changed(all: Withdrawals, id: Uuid, change: Partial<Withdrawal>): Withdrawals {
  return all.map((each) => (each.withdrawalId === id ? { ...each, ...change } : each));
}
