import { Form, Link, useActionData, useLoaderData } from '@remix-run/react';
import { useId } from 'react';

import { formatKronor } from '../../../domain/kernel/money.js';
import type { PrescriptionView } from '../../../services/care/prescription/contract.js';
import { ErrorSummary } from '../../interface/field/error-summary.js';
import { Radio, RadioGroup } from '../../interface/field/radio.js';
import { Button } from '../../interface/navigation/button.js';
import { useCommandId } from '../../visit/root-data.js';
import type { action } from './order-action.js';
import { orderTexts as texts } from './order-texts.js';
import type { loader } from './route.js';
import './order-form.css';

/** RX-14, RX-22: puts a withdrawal into the cart, with the choice of the exchange and a message to the pharmacist. */
export function OrderForm({ prescription }: { readonly prescription: PrescriptionView }): React.JSX.Element | null {
  const { part, other, canOrder, inCart, view } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const commandId = useCommandId(`order-prescription:${prescription.id}`);
  const { id, name, refusal, price } = prescription;
  if (!canOrder || refusal !== null || !price) return null;
  if (view?.state === 'open' && !view.mayOrder) return <p className="prescription-refusal">{texts.tooYoung}</p>;
  if (inCart.includes(id)) return <InCart />;
  const errors = answer?.id === id ? answer.errors : [];
  return (
    <Form method="post" className="prescription-order" aria-label={texts.form(name)}>
      <ErrorSummary errors={errors} />
      <input type="hidden" name="commandId" value={commandId} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="part" value={part} />
      {other !== null && <input type="hidden" name="other" value={other} />}
      <Exchange name={name} price={price} />
      <Packages most={price.packages} />
      <Message />
      <Button aria-label={texts.orderNamed(name)}>{texts.order}</Button>
    </Form>
  );
}

function InCart(): React.JSX.Element {
  return (
    <p>
      {texts.inCart} <Link to="/shop/basket#receptvaror">{texts.toCart}</Link>
    </p>
  );
}

type Price = NonNullable<PrescriptionView['price']>;

function Exchange({ name, price: { exchangedFor, kept } }: { readonly name: string; readonly price: Price }) {
  if (exchangedFor === null || kept === null) return null;
  return (
    <RadioGroup legend={texts.exchange}>
      <Radio name="choice" value="exchange" defaultChecked>
        {texts.exchangeFor(exchangedFor)}
      </Radio>
      <Radio name="choice" value="keep">
        {texts.keep(name, formatKronor(kept))}
      </Radio>
    </RadioGroup>
  );
}

function Packages({ most }: { readonly most: number }): React.JSX.Element {
  const fieldId = useId();
  if (most === 1) return <input type="hidden" name="packages" value="1" />;
  return (
    <p className="prescription-field">
      <label htmlFor={fieldId}>{texts.packages}</label>
      <select id={fieldId} name="packages" className="select" defaultValue={most}>
        {Array.from({ length: most }, (_, at) => (
          <option key={at}>{at + 1}</option>
        ))}
      </select>
    </p>
  );
}

function Message(): React.JSX.Element {
  const fieldId = useId();
  return (
    <details className="prescription-message">
      <summary>{texts.message}</summary>
      <label className="visually-hidden" htmlFor={fieldId}>
        {texts.message}
      </label>
      <textarea id={fieldId} name="message" rows={3} maxLength={500} />
      <p className="muted small">{texts.messageHint}</p>
    </details>
  );
}
