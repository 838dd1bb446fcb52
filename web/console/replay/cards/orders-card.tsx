import { Link, useParams } from '@remix-run/react';

import type { OrderShown } from '../../../../domain/replay-history/index.js';
import { word } from '../../events/words.js';
import { count, kr, minute } from '../../format.js';
import { Why } from './number.js';
import { useLive } from '../replay-link.js';
import { phase } from '../phases.js';
import { replayTexts as texts } from '../texts.js';

export function OrdersCard(): React.JSX.Element {
  const { shown, all } = useLive().model.orders;
  return (
    <section className="card" aria-label={texts.orders}>
      <h3>
        {texts.orders} {all > 0 && <small className="muted">{count(all)}</small>}
      </h3>
      {all === 0 && <p className="muted">{texts.noOrders}</p>}
      <ul className="orders">
        {shown.map((order) => (
          <Order key={order.orderId} order={order} />
        ))}
      </ul>
      {all > shown.length && <p className="muted">De senaste {count(shown.length)} visas.</p>}
    </section>
  );
}

function Order({ order }: { readonly order: OrderShown }): React.JSX.Element {
  const { orderId, orderNumber, phase: state, placedAt, total, returned, trackingNumber, payment } = order;
  const { subjectId } = useParams();
  const at = `orders/${orderId}`;
  return (
    <li>
      <p className="order-head">
        <Link to={`/konsol/kund/${subjectId}/order/${orderId}`}>
          <strong>{orderNumber}</strong>
        </Link>
        <Why path={at}>
          <span className="state" data-state={state}>
            {phase(state)}
          </span>
        </Why>
        <span className="order-total">{kr(total)}</span>
      </p>
      <p className="order-more">
        {minute(placedAt)}
        {trackingNumber && ` · kolli ${trackingNumber}`}
        {payment && (
          <>
            {' · '}
            {word(payment.method)} <Why path={`${at}/payment`}>{phase(payment.phase)}</Why>
            {payment.capture && (
              <>
                {', debitering '}
                <Why path={`${at}/capture`}>{phase(payment.capture)}</Why>
              </>
            )}
            {payment.refunded > 0 && (
              <>
                {', återbetalt '}
                <Why path={`${at}/refunded`}>{kr(payment.refunded)}</Why>
              </>
            )}
          </>
        )}
        {returned > 0 && (
          <>
            {' · returnerat '}
            <Why path={`${at}/returned`}>{kr(returned)}</Why>
          </>
        )}
      </p>
    </li>
  );
}
