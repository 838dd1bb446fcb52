import { formatKronor } from '../../../domain/kernel/money.js';
import type { MemberOverview } from '../../../services/person/member/contract.js';
import { ProgressCircle } from '../../interface/picture/progress-circle.js';
import { formatDate } from '../../interface/words/dates.js';
import { points as pointsText } from '../../visit/level-words.js';
import { overviewTexts as texts } from './texts.js';
import './next-cheque-card.css';

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
        <div className="next-cheque">
          <p>
            <strong className="member-points">{texts.left(pointsText(next.left))}</strong>
            {texts.becomes(formatKronor(next.amount))}
          </p>
          <ProgressCircle label={texts.nextCheque} value={next.collected} max={next.of}>
            {formatKronor(next.amount)}
          </ProgressCircle>
        </div>
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
