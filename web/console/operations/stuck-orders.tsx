import { Form } from '@remix-run/react';

import type { StuckOrderShown } from '../../../services/support/contract/operations.js';
import { stepName } from '../events/purchase-texts.js';
import { minute } from '../format.js';

/** Lists paid orders whose next step is late. They are the most urgent problems on this page. */
export function StuckOrders({ stuck }: { readonly stuck: readonly StuckOrderShown[] }): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="stuck-heading">
      <h2 id="stuck-heading">Ordrar som står still</h2>
      {stuck.length === 0 && (
        <p className="muted">
          Inga. Här visas betalda ordrar som inte nått lagret, debiterats eller fått sitt brev i tid.
        </p>
      )}
      <ul className="parked">
        {stuck.map(({ orderId, orderNumber, step, since }) => (
          <li key={`${orderId}${step}`}>
            <p>
              <strong>Order {orderNumber}</strong> saknar {stepName(step)}{' '}
              <span className="muted">sedan {minute(since)}</span>
            </p>
            <Form method="post" className="row-actions" preventScrollReset>
              <input type="hidden" name="order" value={orderId} />
              <input type="hidden" name="steg" value={step} />
              <button
                className="small-button"
                name="vad"
                value="gor-om"
                aria-label={`Gör om: ${stepName(step)} för order ${orderNumber}`}
              >
                Gör om
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
