import { Form } from '@remix-run/react';

import type { PaymentTaskShown } from '../../../services/support/contract/payment-tasks.js';
import { differenceLine } from '../events/difference-line.js';
import { word } from '../events/words.js';
import { count, kr, minute } from '../format.js';
import { paymentTaskTexts as texts } from './texts.js';

export function PaymentTask({ task }: { readonly task: PaymentTaskShown }): React.JSX.Element {
  const { paymentId, taskId, kind, orderNumber, amount, attempts, reason, since, payout, difference } = task;
  return (
    <section className="card" aria-labelledby={`task-${taskId}`}>
      <h2 id={`task-${taskId}`}>
        {texts.kinds[kind]}: {kr(amount)}
      </h2>
      <p>
        {orderNumber ? `Order ${orderNumber}` : `Betalning ${paymentId}`}
        {attempts > 0 && `, ${count(attempts)} försök`}, sedan {minute(since)}
      </p>
      {difference ? (
        <p className="fault">
          {differenceLine(difference)}. {texts.reference} <code>{difference.reference}</code>
        </p>
      ) : (
        reason && <p className="fault">{word(reason)}</p>
      )}
      {payout && (
        <p>
          {payout.proposedBy} föreslår konto <strong>{payout.account ?? 'glömt'}</strong>: {payout.reason}
        </p>
      )}
      <Form method="post" className="jump" preventScrollReset>
        <input type="hidden" name="betalning" value={paymentId} />
        <input type="hidden" name="arende" value={taskId} />
        <label htmlFor={`orsak-${taskId}`}>{texts.reason}</label>
        <input id={`orsak-${taskId}`} name="orsak" required minLength={3} maxLength={200} />
        {payout ? <PayoutActs mine={payout.mine} /> : <Acts task={task} />}
      </Form>
    </section>
  );
}

function PayoutActs({ mine }: { readonly mine: boolean }): React.JSX.Element {
  return (
    <>
      {mine ? <span className="muted">{texts.secondPerson}</span> : <Act vad="godkann" label={texts.approve} />}
      <Act vad="avboj" label={texts.decline} />
    </>
  );
}

function Acts({ task: { taskId, kind } }: { readonly task: PaymentTaskShown }): React.JSX.Element {
  const atPartner = kind === 'capture' || kind === 'refund' || kind === 'reversal';
  const payable = kind === 'refund' || kind === 'reversal';
  return (
    <>
      {atPartner && <Act vad="forsok" label={texts.retry} />}
      {payable && (
        <>
          <label htmlFor={`konto-${taskId}`}>{texts.account}</label>
          <input id={`konto-${taskId}`} name="konto" maxLength={40} autoComplete="off" />
          <Act vad="foresla" label={texts.propose} />
        </>
      )}
      <Act vad="avsluta" label={texts.close} />
    </>
  );
}

function Act({ vad, label }: { readonly vad: string; readonly label: string }): React.JSX.Element {
  return (
    <button className="small-button" name="vad" value={vad}>
      {label}
    </button>
  );
}
