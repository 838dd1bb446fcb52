import { stockholmDate } from '../../domain/kernel/index.js';
import { FinanceFault, type FinanceWorld, type Statement } from './world.js';

/** The statement of a day is ready when the day is over. */
export function statementOf(world: FinanceWorld, date: string): Statement {
  const today = stockholmDate(world.now().toISOString());
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || date >= today || world.faults.report === 'missing')
    throw new FinanceFault(404, 'no-statement', 'There is no statement of that day');
  const entries = world.state.entries.filter(({ bookedAt }) => stockholmDate(bookedAt) === date);
  const notices = noticesOf(world, date);
  const cut = world.faults.report === 'cut';
  const right = { date, count: entries.length + notices.length + (cut ? 1 : 0), entries, notices };
  return world.misstate?.(right) ?? right;
}

/** The notices that got their present standing on that day. A journal of an earlier version does not know when. */
function noticesOf({ state }: FinanceWorld, date: string): Statement['notices'] {
  const ofDay = [...state.notices.values()].filter(({ noticeId }) => {
    const at = state.changedAt.get(noticeId);
    return at !== undefined && stockholmDate(at) === date;
  });
  return ofDay.map(({ creditId, ...notice }) => {
    const merchantReference = state.credits.get(creditId)?.merchantReference ?? '';
    return { creditId, merchantReference, notice };
  });
}
