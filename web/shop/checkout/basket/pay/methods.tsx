import { Link } from '@remix-run/react';

import type {
  CheckoutView,
  PaymentMethodView,
  StoredCardView,
} from '../../../../../services/shop/checkout/contract.js';
import type { ShopError } from '../../../../../services/foundation/problem/result-contract.js';
import { RadioCard } from '../../../../interface/field/field.js';
import { FieldError } from '../../../../interface/field/field-parts.js';

import { basketTexts as texts } from '../texts.js';
import { CardForm } from './card-form.js';
import { storedCardChoice } from './chosen-method.js';
import { InvoiceCost } from './invoice-cost.js';
import { messagesOf } from './messages-of.js';

interface MethodsProps {
  readonly checkout: CheckoutView;
  readonly chosen: string | undefined;
  /** The plan of a monthly invoice that was sent with the method. */
  readonly plan: string | undefined;
  readonly errors: readonly ShopError[];
}

/** The choice of a payment method. A saved card may be chosen beforehand, and credit never is (LAW-02). */
export function Methods({ checkout, chosen, plan, errors }: MethodsProps): React.JSX.Element {
  const { paymentMethods, storedCards } = checkout;
  const missing = messagesOf(errors, 'methodId');
  const checked = checkedChoice(chosen, checkout);
  const shown = inLawfulOrder(paymentMethods.filter(({ opensByLogin }) => !opensByLogin));
  return (
    <fieldset className="choices" id="methodId" aria-describedby={missing.length > 0 ? 'methodId-fel' : undefined}>
      <legend className="visually-hidden">{texts.payment}</legend>
      {storedCards.map((card) => (
        <StoredCard key={card.id} card={card} checked={checked === storedCardChoice(card.id)} />
      ))}
      {shown.map((method) => (
        <Method
          key={method.methodId}
          method={method}
          checked={checked === method.methodId}
          checkout={checkout}
          plan={plan}
          errors={errors}
        />
      ))}
      <OpenedByLogin methods={paymentMethods} />
      <FieldError id="methodId-fel" message={missing.join(' ') || undefined} />
    </fieldset>
  );
}

/** The payment knows only that it was by card, so a saved card stays in front of another one. */
function checkedChoice(chosen: string | undefined, { storedCards, lastMethodId }: CheckoutView): string | undefined {
  const [card] = storedCards;
  if (card && (chosen === undefined || (chosen === lastMethodId && chosen === 'scheme')))
    return storedCardChoice(card.id);
  return chosen;
}

function StoredCard({
  card: { id, name, validThrough },
  checked,
}: {
  readonly card: StoredCardView;
  readonly checked: boolean;
}): React.JSX.Element {
  const note = texts.validThrough(validThrough);
  return (
    <div className="method">
      <RadioCard name="methodId" value={storedCardChoice(id)} defaultChecked={checked} title={name} note={note} />
    </div>
  );
}

interface MethodProps {
  readonly method: PaymentMethodView;
  readonly checked: boolean;
  readonly checkout: CheckoutView;
  readonly plan: string | undefined;
  readonly errors: readonly ShopError[];
}

function Method({ method, checked, checkout, plan, errors }: MethodProps): React.JSX.Element {
  const { methodId, blockedReason, name, description, cost } = method;
  const { testCards, cardFields, mayStoreCard, storedCards } = checkout;
  const title = methodId === 'scheme' && storedCards.length > 0 ? texts.anotherCard : name;
  return (
    <div className="method">
      <RadioCard
        name="methodId"
        value={methodId}
        defaultChecked={checked}
        disabled={blockedReason !== null}
        title={title}
        note={blockedReason ?? description}
        aside={<Brands method={method} />}
      />
      {methodId === 'scheme' && blockedReason === null && (
        <CardForm errors={errors} testCards={testCards} config={cardFields} mayStore={mayStoreCard} />
      )}
      {cost && blockedReason === null && <InvoiceCost cost={cost} plan={plan} errors={errors} />}
    </div>
  );
}

function Brands({ method: { brands, credit } }: { readonly method: PaymentMethodView }): React.JSX.Element | null {
  if (credit) return <span className="mark-credit">{texts.credit}</span>;
  return brands.length > 0 ? <span className="brands">{brands.join(' · ')}</span> : null;
}

/** What a strong log-in would open. The sentence of several methods stands once. */
function OpenedByLogin({ methods }: { readonly methods: readonly PaymentMethodView[] }): React.JSX.Element | null {
  const reasons = methods.flatMap(({ opensByLogin, blockedReason }) => (opensByLogin ? [blockedReason] : []));
  if (reasons.length === 0) return null;
  return (
    <div className="opened-by-login muted small">
      {[...new Set(reasons)].map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <Link to="/init-login?redirect=%2Fshop%2Fbasket">{texts.identify}</Link>
    </div>
  );
}

/** Puts methods without credit first, as the law requires (LAW-02). */
export function inLawfulOrder(methods: readonly PaymentMethodView[]): readonly PaymentMethodView[] {
  return [...methods].sort((a, b) => Number(a.credit) - Number(b.credit));
}
