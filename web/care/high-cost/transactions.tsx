import { formatKronor } from '../../../domain/kernel/money.js';
import type { HighCostTransactionView } from '../../../services/care/high-cost/contract.js';
import { formatDate } from '../../interface/words/dates.js';
import { highCostTexts as texts } from './texts.js';

/** RX-07: purchases at all pharmacies, those of the running period first. */
export function Transactions({ all }: { readonly all: readonly HighCostTransactionView[] }): React.JSX.Element {
  const earlier = all.filter(({ isThisPeriod }) => !isThisPeriod);
  const current = all.filter(({ isThisPeriod }) => isThisPeriod);
  return (
    <>
      <section aria-labelledby="kop">
        <h2 id="kop">{texts.thisPeriod}</h2>
        {current.length === 0 ? (
          <p className="muted">{texts.noneThisPeriod}</p>
        ) : (
          <Purchases of={current} labelledBy="kop" />
        )}
      </section>
      {earlier.length > 0 && (
        <section aria-labelledby="tidigare-kop">
          <h2 id="tidigare-kop">{texts.earlier}</h2>
          <Purchases of={earlier} labelledBy="tidigare-kop" />
        </section>
      )}
    </>
  );
}

interface PurchasesProps {
  readonly of: readonly HighCostTransactionView[];
  readonly labelledBy: string;
}

function Purchases({ of, labelledBy }: PurchasesProps): React.JSX.Element {
  return (
    <table className="purchases" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{texts.bought}</th>
          <th scope="col">{texts.price}</th>
          <th scope="col">{texts.ownFee}</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ id, on, pharmacy, city, price, benefit, ownFee }) => (
          <tr key={id}>
            <th scope="row">
              {formatDate(on)}
              <small className="muted">
                {pharmacy}, {city}
              </small>
            </th>
            <td>{formatKronor(price)}</td>
            <td>
              {formatKronor(ownFee)}
              {benefit > 0 && <small className="muted">{texts.benefit(benefit)}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
