import { Form } from '@remix-run/react';

import type { ProposedRefundShown } from '../../../services/support/contract/returns.js';
import { useCommandId } from '../../visit/root-data.js';
import { kr } from '../format.js';
import { returnTexts as texts } from './texts.js';

/** CHK-05: pays back a part of the price. Above the ceiling it only proposes. */
export function GiveRefund({ ceiling }: { readonly ceiling: number }): React.JSX.Element {
  const commandId = useCommandId('console:refund');
  return (
    <section className="card" aria-labelledby="betala-tillbaka">
      <h2 id="betala-tillbaka">{texts.give}</h2>
      <p className="muted">{texts.ceiling(kr(ceiling))}</p>
      <Form method="post" className="jump" preventScrollReset>
        <input type="hidden" name="commandId" value={commandId} />
        <label htmlFor="order">{texts.order}</label>
        <input id="order" name="order" required inputMode="numeric" maxLength={20} autoComplete="off" />
        <label htmlFor="belopp">{texts.amount}</label>
        <input id="belopp" name="belopp" required inputMode="decimal" maxLength={9} autoComplete="off" />
        <label htmlFor="vara">{texts.article}</label>
        <input id="vara" name="vara" inputMode="numeric" maxLength={6} autoComplete="off" />
        <label htmlFor="orsak-ny">{texts.reason}</label>
        <input id="orsak-ny" name="orsak" required minLength={3} maxLength={200} placeholder={texts.reasonHint} />
        <button className="small-button" name="vad" value="betala">
          {texts.pay}
        </button>
      </Form>
    </section>
  );
}

export function ProposedRefund({ refund }: { readonly refund: ProposedRefundShown }): React.JSX.Element {
  const { refundId, orderId, orderNumber, amount, reason, proposedBy, mine } = refund;
  const id = `orsak-${refundId}`;
  return (
    <Form method="post" className="jump" preventScrollReset>
      <p>
        Order {orderNumber}, {kr(amount)}. {texts.proposes(proposedBy)}: {reason}
      </p>
      <input type="hidden" name="ordern" value={orderId} />
      <input type="hidden" name="aterbetalning" value={refundId} />
      <label htmlFor={id}>{texts.reason}</label>
      <input id={id} name="orsak" required minLength={3} maxLength={200} placeholder={texts.reasonHint} />
      {mine ? (
        <span className="muted">{texts.secondPerson}</span>
      ) : (
        <button className="small-button" name="vad" value="godkann">
          {texts.approve}
        </button>
      )}
      <button className="small-button" name="vad" value="avboj">
        {texts.decline}
      </button>
    </Form>
  );
}
