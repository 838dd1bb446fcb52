import type { BusinessDate, Instant, Uuid } from '../../kernel/index.js';
import type { ParcelCameBack } from '../collection/events.js';
import { afterComingBack } from './came-back.js';
import type { ParcelStopped } from '../stop/events.js';
import type { WithdrawalEvent, WithdrawnLine } from './events.js';
import { partId } from './part-id.js';
import type { ReturnWarning } from './return-risk.js';
import type { InspectedLine, ReturnLabelled } from './return-events.js';

export interface Withdrawal {
  readonly withdrawalId: Uuid;
  readonly lines: readonly WithdrawnLine[];
  readonly asks: 'stop' | 'return';
  readonly notifiedAt: Instant;
  readonly lastDay: BusinessDate | null;
  /** `stopping`: the warehouse has not answered. `settled`: the returned goods are accounted for. */
  readonly status: 'stopping' | 'stopped' | 'awaited' | 'received' | 'settled' | 'declined';
  /** The number on the return label. Null when nothing has to come back. */
  readonly returnNumber: string | null;
  readonly refundBy: BusinessDate | null;
  readonly kept: readonly WithdrawnLine[];
  readonly label: Pick<ReturnLabelled['data'], 'carrier' | 'labelNumber'> | null;
  readonly receivedAt: Instant | null;
  /** What the warehouse found. Null until it has looked. */
  readonly inspected: readonly InspectedLine[] | null;
  /** What staff were warned of. */
  readonly warnings: readonly ReturnWarning[];
}

type Withdrawals = readonly Withdrawal[];

export function evolveWithdrawals(
  all: Withdrawals,
  event: WithdrawalEvent | ParcelCameBack | ParcelStopped,
): Withdrawals {
  switch (event.type) {
    case 'WithdrawalNotified': {
      const { withdrawalId, lines, asks, notifiedAt, lastDay } = event.data;
      const status = asks === 'stop' ? 'stopping' : 'awaited';
      const open = {
        returnNumber: null,
        refundBy: null,
        kept: [],
        label: null,
        receivedAt: null,
        inspected: null,
        warnings: [],
      };
      return [...all, { withdrawalId, lines, asks, notifiedAt, lastDay, status, ...open }];
    }
    case 'ReturnAwaited': {
      const { withdrawalId, awaitedAt: _, ...back } = event.data;
      return changed(all, withdrawalId, { ...back, status: 'awaited' });
    }
    case 'ReturnLabelled': {
      const { withdrawalId, carrier, labelNumber } = event.data;
      return changed(all, withdrawalId, { label: { carrier, labelNumber } });
    }
    case 'ReturnReceived': {
      const { withdrawalId, receivedAt } = event.data;
      return changed(all, withdrawalId, { status: 'received', receivedAt });
    }
    case 'ReturnInspected': {
      const { withdrawalId, lines: inspected } = event.data;
      return changed(all, withdrawalId, { status: 'settled', inspected });
    }
    case 'ReturnWarned': {
      const { withdrawalId, risk, warnDay } = event.data;
      return all.map((each) =>
        each.withdrawalId === withdrawalId ? { ...each, warnings: [...each.warnings, { risk, warnDay }] } : each,
      );
    }
    case 'WithdrawalStopped':
      return all.map((each) => (each.withdrawalId === event.data.withdrawalId ? stopped(each, all) : each));
    case 'ParcelStopped':
      return all.map((each) => withoutStopped(each, event.data));
    case 'WithdrawalDeclined':
      return changed(all, event.data.withdrawalId, { status: 'declined' });
    case 'ParcelCameBack':
      return afterComingBack(all, event.data.lines, event.data.settles);
  }
}

/** Whether the goods of the notice are still to be accounted for. */
export function isOpen({ status }: Withdrawal): boolean {
  return status === 'stopping' || status === 'awaited' || status === 'received';
}

export function settled(all: Withdrawals, returnId: Uuid): Withdrawals {
  return changed(all, returnId, { status: 'settled' });
}

function changed(all: Withdrawals, id: Uuid, change: Partial<Withdrawal>): Withdrawals {
  return all.map((each) => (each.withdrawalId === id ? { ...each, ...change } : each));
}

/** What of the notice had left after all stands in a notice of its own. */
function stopped(notice: Withdrawal, all: Withdrawals): Withdrawal {
  const rest = all.find(({ withdrawalId }) => withdrawalId === partId(notice.withdrawalId, 'too-late'))?.lines ?? [];
  const lines = notice.lines.filter(({ lineId }) => rest.every((line) => line.lineId !== lineId));
  return { ...notice, lines, status: 'stopped' };
}

/** Goods that are never sent cannot come back. A notice of which nothing else is awaited keeps them for its receipt. */
function withoutStopped(notice: Withdrawal, { lines: stays }: ParcelStopped['data']): Withdrawal {
  if (notice.status !== 'awaited') return notice;
  const lines = notice.lines.filter(({ lineId }) => stays.every((line) => line.lineId !== lineId));
  return lines.length === 0 ? notice : { ...notice, lines };
}
