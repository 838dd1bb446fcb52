import { Form, Link, useNavigation } from '@remix-run/react';

import { formatKronor } from '../../../../domain/kernel/money.js';
import type { Uuid } from '../../../../domain/kernel/index.js';
import type { WithdrawalPreview } from '../../../../services/shop/withdrawal/contract.js';
import { Button } from '../../../interface/navigation/button.js';
import { formatDate } from '../../../interface/words/dates.js';
import { useCommandId } from '../../../visit/root-data.js';
import { fieldOf } from './chosen-lines.js';
import { withdrawalPageTexts as texts } from './texts.js';

interface ConfirmStepProps {
  readonly orderId: Uuid;
  readonly preview: WithdrawalPreview;
}

/** The law's second press: what is withdrawn from, what comes back, and one button that confirms it. */
export function ConfirmStep({ orderId, preview }: ConfirmStepProps): React.JSX.Element {
  const { asks, lines, shipping, refund, invoiced, cheque, email, refundBy } = preview;
  const commandId = useCommandId(`withdrawal:${orderId}`);
  const sending = useNavigation().state === 'submitting';
  return (
    <Form method="post" className="step">
      <input type="hidden" name="commandId" value={commandId} />
      <h2 className="step-title">{texts.confirmTitle}</h2>
      <dl className="withdrawal-sums">
        {lines.map(({ lineId, name, quantity, refund: part }) => (
          <div key={lineId}>
            <dt>
              <input type="hidden" name={fieldOf(lineId)} value={quantity} />
              {quantity} × {name}
            </dt>
            <dd>{formatKronor(part)}</dd>
          </div>
        ))}
        {shipping > 0 && (
          <div>
            <dt>{texts.shipping}</dt>
            <dd>{formatKronor(shipping)}</dd>
          </div>
        )}
        <div className="withdrawal-total">
          <dt>{invoiced ? texts.credit : texts.refund}</dt>
          <dd>{formatKronor(refund)}</dd>
        </div>
      </dl>
      {cheque && <p className="muted">{cheque === 'back' ? texts.chequeBack : texts.chequeKept}</p>}
      {asks !== 'return' && <p>{texts.stops}</p>}
      {asks !== 'stop' && (
        <p>
          {asks === 'both' ? texts.returnsRest : texts.returns}{' '}
          {(invoiced ? texts.credits : texts.paysBack)(formatDate(refundBy))}
        </p>
      )}
      {email && <p className="muted">{texts.mail(email)}</p>}
      <div className="withdrawal-acts">
        <Button loading={sending}>{texts.confirm}</Button>
        <Link to={`/shop/angra/${orderId}`}>{texts.change}</Link>
      </div>
    </Form>
  );
}
