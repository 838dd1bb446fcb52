import { Form, useNavigation } from '@remix-run/react';
import { TicketPercent } from 'lucide-react';

import { textIn } from '../../../interface/form/sent-form.js';
import { formatKronor } from '../../../../domain/kernel/money.js';
import type { ChequeView } from '../../../../services/shop/cart/contract.js';
import { Button } from '../../../interface/navigation/button.js';
import { formatDate } from '../../../interface/words/dates.js';
import { useCommandId } from '../../../visit/root-data.js';
import { StepErrors } from './step-errors.js';
import { chequeTexts as texts } from './texts.js';

export function Cheques({ cheques }: { readonly cheques: readonly ChequeView[] }): React.JSX.Element {
  return (
    <section className="step" aria-labelledby="bonuscheckar">
      <h2 id="bonuscheckar" className="step-title">
        {texts.title}
      </h2>
      <StepErrors step="cheque" />
      <ul className="cheques">
        {cheques.map((cheque) => (
          <Cheque key={cheque.chequeId} cheque={cheque} />
        ))}
      </ul>
    </section>
  );
}

function Cheque({ cheque }: { readonly cheque: ChequeView }): React.JSX.Element {
  const { amount, state, validTo, redeemed, disabledReason } = cheque;
  const note = redeemed ? texts.redeemed : state === 'future' ? texts.future : texts.validTo(formatDate(validTo));
  return (
    <li className="cheque" data-state={redeemed ? 'redeemed' : state}>
      <TicketPercent size={24} strokeWidth={1.5} aria-hidden />
      <div className="cheque-text">
        <strong>{formatKronor(amount)}</strong>
        <p className="small">{note}</p>
      </div>
      {state === 'active' &&
        (disabledReason && !redeemed ? <Disabled reason={disabledReason} /> : <Use cheque={cheque} />)}
    </li>
  );
}

function Use({ cheque: { chequeId, redeemed, amount } }: { readonly cheque: ChequeView }): React.JSX.Element {
  const intent = redeemed ? 'remove-cheque' : 'apply-cheque';
  const commandId = useCommandId(`${intent}:${chequeId}`);
  const busy = textIn(useNavigation().formData, 'chequeId') === chequeId;
  return (
    <Form method="post" action="/shop/basket#bonuscheckar" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="chequeId" value={chequeId} />
      <input type="hidden" name="commandId" value={commandId} />
      <Button
        variant="quiet"
        loading={busy}
        aria-label={`${redeemed ? texts.undo : texts.use} bonuscheck på ${formatKronor(amount)}`}
      >
        {redeemed ? (busy ? texts.undoing : texts.undo) : texts.use}
      </Button>
    </Form>
  );
}

/** Explains why a bonus cheque cannot be used, when it is pressed. A `details` element needs no JavaScript for this. */
function Disabled({ reason }: { readonly reason: string }): React.JSX.Element {
  return (
    <details className="cheque-disabled">
      <summary className="button button-quiet">{texts.use}</summary>
      <p className="small">{reason}</p>
    </details>
  );
}
