import { TicketPercent } from 'lucide-react';

import { formatKronor } from '../../../domain/kernel/money.js';
import type { MemberOverview } from '../../../services/person/member/contract.js';
import { formatDate } from '../../interface/words/dates.js';
import { overviewTexts as texts } from './texts.js';

export function ChequeList({
  overview: { cheques, lapsedCheques },
}: {
  readonly overview: Pick<MemberOverview, 'cheques' | 'lapsedCheques'>;
}): React.JSX.Element {
  const usable = cheques.filter(({ state }) => state === 'active').reduce((sum, { amount }) => sum + amount, 0);
  const coming = cheques.some(({ state }) => state === 'future');
  return (
    <section className="panel" aria-labelledby="checkar">
      <h2 id="checkar">{texts.cheques}</h2>
      {cheques.length === 0 && <p className="muted">{texts.noCheques}</p>}
      {usable > 0 && <p>{texts.active(formatKronor(usable))}</p>}
      {coming && <p>{texts.future}</p>}
      <ul className="member-cheques">
        {cheques.map(({ chequeId, amount, state, validTo }) => (
          <li key={chequeId} className="member-cheque" data-state={state}>
            <TicketPercent size={24} strokeWidth={1.5} aria-hidden />
            <strong>{formatKronor(amount)}</strong>
            <span className="small">{state === 'active' ? texts.validTo(formatDate(validTo)) : texts.futureNote}</span>
          </li>
        ))}
      </ul>
      {lapsedCheques.map(({ chequeId, amount, lapsedOn }) => (
        <p key={chequeId} className="muted small">
          {texts.lapsed(formatKronor(amount), formatDate(lapsedOn))}
        </p>
      ))}
    </section>
  );
}
