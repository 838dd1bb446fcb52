import { formatKronor } from '../../../domain/kernel/money.js';
import type { MemberOverview } from '../../../services/person/member/contract.js';
import { formatDate } from '../../interface/words/dates.js';
import { points as pointsText } from '../../visit/level-words.js';
import { overviewTexts as texts } from './texts.js';

/** Leads with what is left to the next cheque. */
export function NextChequeCard({
  overview: { spendablePoints, owedPoints, nextCheque, nextExpiry },
}: {
  readonly overview: Pick<MemberOverview, 'spendablePoints' | 'owedPoints' | 'nextCheque' | 'nextExpiry'>;
}): React.JSX.Element {
  const { earned, next } = nextCheque;
  return (
    <section className="panel" aria-labelledby="nasta">
      <h2 id="nasta">{texts.nextCheque}</h2>
      {next ? (
        <>
          <p>
            <strong className="member-points">{texts.left(pointsText(next.left))}</strong>
            {texts.becomes(formatKronor(next.amount))}
          </p>
          <progress value={next.collected} max={next.of} aria-hidden />
        </>
      ) : (
        <p>{texts.capped}</p>
      )}
      <p className="small">
        {texts.have(pointsText(spendablePoints))}{' '}
        {earned ? texts.earned(formatKronor(earned.amount)) : next && texts.monthEnd}
      </p>
      {owedPoints > 0 && <p className="small">{texts.owed(pointsText(owedPoints))}</p>}
      {nextExpiry && (
        <p className="muted small">{texts.expiry(pointsText(nextExpiry.points), formatDate(nextExpiry.on))}</p>
      )}
    </section>
  );
}
