import type { LateRefundShown } from '../../../services/support/contract/operations.js';
import { minute } from '../format.js';

/** Lists returns whose money is late. The law gives 14 days, so each of them is an alarm. */
export function LateRefunds({ late }: { readonly late: readonly LateRefundShown[] }): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="late-refunds-heading">
      <h2 id="late-refunds-heading">Försenade återbetalningar</h2>
      {late.length === 0 && (
        <p className="muted">Inga. Här visas returer som finns på lagret och vars pengar är försenade.</p>
      )}
      <ul className="parked">
        {late.map(({ returnNumber, refundBy, warnedAt }) => (
          <li key={returnNumber}>
            <p>
              <strong>Retur {returnNumber}</strong>{' '}
              <span className="fault">skulle ha betalats tillbaka senast {refundBy}</span>
              {warnedAt && <span className="muted">, personalen påmind {minute(warnedAt)}</span>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
