import { stockholmDate, type Ore, type RecordedEvent } from '../../kernel/index.js';
import type { MemberEvent } from '../../member/index.js';
import type { ChequeEntry, Entry } from '../entry.js';

export const chequeEventTypes = [
  'ChequeIssued',
  'ChequeRedeemed',
  'ChequeReturned',
  'ChequeExpired',
  'ChequeLapsed',
  'MembershipEnded',
] as const satisfies readonly MemberEvent['type'][];

/** The entries of a member's cheques, from all events of the member in their order. Only sums leave this function. */
export function chequeEntries(events: readonly RecordedEvent<MemberEvent>[]): readonly Entry[] {
  const open = new Map<string, Ore>();
  const amounts = new Map<string, Ore>();
  return events.flatMap((event) => {
    const change = changeOf(open, amounts, event);
    if (!change || change.amount === 0) return [];
    const { eventId, position, effectiveAt } = event;
    return [{ eventId, position, day: stockholmDate(effectiveAt), kind: 'cheque', ...change } as const];
  });
}

function changeOf(
  open: Map<string, Ore>,
  amounts: Map<string, Ore>,
  event: RecordedEvent<MemberEvent>,
): Omit<ChequeEntry, 'kind'> | null {
  switch (event.type) {
    case 'ChequeIssued':
      amounts.set(event.data.chequeId, event.data.amount);
      open.set(event.data.chequeId, event.data.amount);
      return { what: 'issued', amount: event.data.amount };
    case 'ChequeRedeemed':
      return { what: 'used', amount: close(open, [event.data.chequeId]) };
    case 'ChequeReturned': {
      const amount = amounts.get(event.data.chequeId) ?? 0;
      open.set(event.data.chequeId, amount);
      return { what: 'returned', amount };
    }
    case 'ChequeExpired':
    case 'ChequeLapsed':
      return { what: 'ended', amount: close(open, [event.data.chequeId]) };
    case 'MembershipEnded':
      return { what: 'ended', amount: close(open, event.data.chequesLapsed) };
    default:
      return null;
  }
}

function close(open: Map<string, Ore>, chequeIds: readonly string[]): Ore {
  return chequeIds.reduce((sum, chequeId) => {
    const amount = open.get(chequeId) ?? 0;
    open.delete(chequeId);
    return sum + amount;
  }, 0);
}
