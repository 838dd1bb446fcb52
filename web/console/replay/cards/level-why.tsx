import type { MemberShown } from '../../../../domain/replay-history/index.js';
import { count, points, shortId } from '../../format.js';
import { levelReason, loweredLevel } from '../texts.js';

const LOTS_SHOWN = 50;

type Level = NonNullable<MemberShown['level']>;
type Counted = Level['countedLots'][number];

/** Explains the member's level (SUP-09): the points of the last 365 days, the protection, the rule and the decision. */
export function LevelWhy({ level }: { readonly level: Level }): React.JSX.Element {
  const { reason, pointsCounted, windowFrom, windowTo, pointsToNextLevel, countedLots, ruleVersion, decision } = level;
  // A protected level was decided earlier. So the points of that decision are shown, which may no longer count today.
  const shown = reason === 'protected' && decision ? decision.countedLots : countedLots;
  const lowered = decision && loweredLevel(decision);
  return (
    <details className="level-why">
      <summary>{lowered ?? levelReason(reason)}</summary>
      <p>
        {points(pointsCounted)} räknas från {windowFrom} till {windowTo}.{' '}
        {pointsToNextLevel === null ? 'Högsta nivån.' : `${points(pointsToNextLevel)} kvar till nästa nivå.`} Regel{' '}
        <code>{ruleVersion}</code>.
      </p>
      {decision && (
        <p>
          Beslutat {decision.decidedOn}
          {decision.returnId && ' efter en retur, på de poäng som är kvar'}: från {decision.from} till {decision.to} på{' '}
          {points(decision.pointsCounted)} från {decision.windowFrom} till {decision.windowTo}
          {decision.protectedUntil && `, skyddad till ${decision.protectedUntil}`}. Regel{' '}
          <code>{decision.ruleVersion}</code>.
        </p>
      )}
      <LotTable lots={shown} />
    </details>
  );
}

function LotTable({ lots }: { readonly lots: readonly Counted[] }): React.JSX.Element | null {
  if (lots.length === 0) return null;
  return (
    <>
      <table className="facts">
        <thead>
          <tr>
            <th scope="col">Intjänat</th>
            <th scope="col">Poäng</th>
            <th scope="col">Räknas inte från</th>
            <th scope="col">Order</th>
          </tr>
        </thead>
        <tbody>
          {lots.slice(-LOTS_SHOWN).map(({ lotId, orderId, points: counted, earnedOn, leavesWindowOn }) => (
            <tr key={lotId}>
              <td>{earnedOn}</td>
              <td>{count(counted)}</td>
              <td>{leavesWindowOn}</td>
              <td>{shortId(orderId)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lots.length > LOTS_SHOWN && (
        <p className="muted">
          De senaste {LOTS_SHOWN} av {count(lots.length)} visas.
        </p>
      )}
    </>
  );
}
