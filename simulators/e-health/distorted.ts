import type { AccountAnswer } from '../../services/partners/e-health/high-cost-protocol.js';
import type { ListAnswer } from '../../services/partners/e-health/protocol.js';
import type { ScriptSettings } from './script.js';

const SOMEBODY_ELSE = '198507099813';

/** The list, or what a wrong service makes of it. */
export function distortedList(list: ListAnswer, fault: ScriptSettings['fault']): unknown {
  if (fault === 'somebody-else') return { ...list, personnummer: SOMEBODY_ELSE };
  if (fault === 'unwritten') return { ...list, ordinationer: list.ordinationer.slice(0, -1) };
  if (fault === 'doubled') return { ...list, ordinationer: [...list.ordinationer, ...list.ordinationer] };
  if (fault !== 'without-dates') return list;
  return { ...list, ordinationer: list.ordinationer.map(({ giltighetsDatum: _lost, ...rest }) => rest) };
}

/** The account, or what a wrong service makes of it. */
export function distortedAccount(account: AccountAnswer, fault: ScriptSettings['fault']): unknown {
  const { transaktioner, period } = account;
  if (fault === 'somebody-else') return { ...account, personnummer: SOMEBODY_ELSE };
  if (fault === 'doubled') return { ...account, transaktioner: [...transaktioner, ...transaktioner] };
  if (fault === 'untied') return { ...account, period: period && { ...period, egenavgift: period.egenavgift + 1 } };
  if (fault !== 'without-dates') return account;
  return { ...account, transaktioner: transaktioner.map(({ datum: _lost, ...rest }) => rest) };
}
