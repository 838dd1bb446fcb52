import { useNavigation } from '@remix-run/react';
import { TicketPercent } from 'lucide-react';

import { textIn } from '../../../../interface/form/sent-form.js';
import { formatKronor } from '../../../../../domain/kernel/money.js';
import type { ChequeView } from '../../../../../services/shop/cart/contract.js';
import { Button } from '../../../../interface/navigation/button.js';
import { chequeNote } from '../../../cart/cheque-note.js';
import { useCommandId } from '../../../../visit/root-data.js';
import { StepForm } from '../step-form.js';
import { StepErrors } from '../errors/step-errors.js';
import { chequeTexts as texts } from '../texts.js';

export function Cheques({ cheques }: { readonly cheques: readonly ChequeView[] }): React.JSX.Element {
  const several = cheques.filter(({ state }) => state === 'active').length > 1;
  return (
    <section className="step" aria-labelledby="bonuscheckar">
      <h2 id="bonuscheckar" className="step-title">
        {texts.title}
      </h2>
      {several && <p className="small">{texts.oneAtATime}</p>}
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
  const { amount, state, redeemed, disabledReason, exchangeable } = cheque;
  return (
    <li className="cheque" data-state={redeemed ? 'redeemed' : state}>
      <TicketPercent size={24} strokeWidth={1.5} aria-hidden />
      <div className="cheque-text">
        <strong>{formatKronor(amount)}</strong>
        <p className="small">{chequeNote(cheque)}</p>
      </div>
      {state === 'active' &&
        (disabledReason && !redeemed && !exchangeable ? <Disabled reason={disabledReason} /> : <Use cheque={cheque} />)}
    </li>
  );
}

function Use({ cheque }: { readonly cheque: ChequeView }): React.JSX.Element {
  const { chequeId, amount, redeemed } = cheque;
  const { intent, label } = pressOf(cheque);
  const commandId = useCommandId(`${intent}:${chequeId}`);
  const busy = textIn(useNavigation().formData, 'chequeId') === chequeId;
  return (
    <StepForm at="bonuscheckar">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="chequeId" value={chequeId} />
      <input type="hidden" name="commandId" value={commandId} />
      <Button variant="quiet" loading={busy} aria-label={texts.named(label, formatKronor(amount))}>
        {redeemed && busy ? texts.undoing : label}
      </Button>
    </StepForm>
  );
}

/** What a press does: one cheque at a time is used, so a second one takes the place of the first. */
function pressOf({ redeemed, exchangeable, amount }: ChequeView) {
  if (redeemed) return { intent: 'remove-cheque', label: texts.undo };
  if (exchangeable) return { intent: 'exchange-cheque', label: texts.exchange(formatKronor(amount)) };
  return { intent: 'apply-cheque', label: texts.use };
}

/** Says why a bonus cheque cannot be used now, in place of a button that would do nothing. */
function Disabled({ reason }: { readonly reason: string }): React.JSX.Element {
  return <p className="cheque-disabled muted small">{reason}</p>;
}
