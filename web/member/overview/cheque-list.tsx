import { TicketPercent } from 'lucide-react';

import { formatKronor } from '../../../domain/kernel/money.js';
import type { ChequeView } from '../../../services/shop/cart/contract.js';
import type { MemberOverview } from '../../../services/person/member/contract.js';
import { formatDate } from '../../interface/words/dates.js';
import { chequeNote } from '../../shop/cart/cheque-note.js';
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
        {cheques.map((cheque) => (
          <li key={cheque.chequeId} className="member-cheque" data-state={cheque.state}>
            <TicketPercent size={24} strokeWidth={1.5} aria-hidden />
            <strong>{formatKronor(cheque.amount)}</strong>
            <span className="small">{noteOf(cheque)}</span>
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

/** One that can be used says also where. */
function noteOf(cheque: ChequeView): string {
  const note = chequeNote(cheque);
  return cheque.state === 'active' && !cheque.redeemed ? texts.usedAt(note) : note;
}
