import { Link } from '@remix-run/react';

import { formatKronor } from '../../../domain/kernel/money.js';
import type { HighCostView } from '../../../services/care/high-cost/contract.js';
import { formatDate } from '../../interface/words/dates.js';
import { Alert } from '../../interface/message/alert.js';
import { Ladder } from './ladder.js';
import { highCostTexts as texts } from './texts.js';
import { Transactions } from './transactions.js';
import './high-cost.css';

/** RX-07: where the customer is on the ladder, what the next purchase costs, and what was bought. */
export function HighCost({ view }: { readonly view: HighCostView }): React.JSX.Element {
  return (
    <>
      <p className="prescriptions-intro">{texts.intro(view.cap)}</p>
      <Notice view={view} />
      <Standing view={view} />
      <Ladder view={view} />
      {view.isConnected && !view.isFreeByAge && <NextPurchase view={view} />}
      <Transactions all={view.transactions} />
      <p>
        {texts.instalments} <Link to="/pages/about/paymentOptions">{texts.invoices}</Link>
      </p>
    </>
  );
}

function Notice({ view }: { readonly view: HighCostView }): React.JSX.Element | null {
  const { isConnected, isFreeByAge, period, toFreeCard } = view;
  if (isFreeByAge)
    return (
      <Alert type="info">
        <p>{texts.freeByAge}</p>
      </Alert>
    );
  if (!isConnected)
    return (
      <Alert type="warning">
        <p>{texts.notConnected}</p>
      </Alert>
    );
  if (period && toFreeCard > 0) return null;
  return (
    <Alert type={period ? 'success' : 'info'}>
      <p>{period ? texts.freeCard(formatDate(period.endsOn)) : texts.noPeriod}</p>
    </Alert>
  );
}

function Standing({ view }: { readonly view: HighCostView }): React.JSX.Element | null {
  const { period, ownFee, toFreeCard, accumulated } = view;
  if (!period) return null;
  const facts = [
    [texts.paid, formatKronor(ownFee)],
    [texts.left, formatKronor(toFreeCard)],
    [texts.ends, formatDate(period.endsOn)],
    [texts.accumulated, formatKronor(accumulated)],
  ] as const;
  return (
    <section aria-labelledby="lage">
      <h2 id="lage">{texts.standing}</h2>
      <dl className="high-cost-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function NextPurchase({ view }: { readonly view: HighCostView }): React.JSX.Element {
  return (
    <section aria-labelledby="nasta-kop">
      <h2 id="nasta-kop">{texts.next}</h2>
      <p className="muted">{texts.nextIntro}</p>
      <dl className="next-purchases">
        {view.next.map(({ price, fee }) => (
          <div key={price}>
            <dt>{texts.nextRow(price)}</dt>
            <dd>{formatKronor(fee)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
