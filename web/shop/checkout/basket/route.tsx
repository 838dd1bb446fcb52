import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { ShoppingBag } from 'lucide-react';

import type { CartView } from '../../../../services/shop/cart/contract.js';
import type { ShopError } from '../../../../services/foundation/problem/result-contract.js';
import type { CheckoutView } from '../../../../services/shop/checkout/contract.js';
import { Alert } from '../../../interface/message/alert.js';
import { ButtonLink } from '../../../interface/navigation/button.js';
import { ErrorSummary } from '../../../interface/field/error-summary.js';
import { isUnanswered } from '../../calls/no-answer.js';
import { notEntirelyAdded } from '../../cart/not-entirely-added.js';
import { BasketLater } from './basket-later.js';
import { CartLines } from './cart-lines.js';
import { Cheques } from './discount/cheques.js';
import { Coupon } from './discount/coupon.js';
import { DeliveryStep } from './delivery-step.js';
import { DetailsStep } from './details-step.js';
import { FreeShipping } from '../../delivery/free-shipping.js';
import { IdentificationAsked } from './identification.js';
import { KeepOffer, KeptGoods } from './kept-goods.js';
import { NotEntirelyAddedAlert, useNotEntirelyAdded } from './not-entirely-added.js';
import { PaymentStep } from './payment-step.js';
import { Prescriptions } from '../prescription/prescription-blocks.js';
import { IdentificationEnded } from '../prescription/identification-ended.js';
import { RightsEnded } from '../prescription/rights-ended.js';
import { openSteps, placeOf } from './errors/step-errors.js';
import { useSteady } from './errors/use-steady.js';
import { Summary } from './summary.js';
import { TotalBar } from './total-bar.js';
import { basketTexts as texts } from './texts.js';
import type { action, BasketAnswer } from './action.js';
import './basket.css';

export { action } from './action.js';
export { clientAction } from './calls/client-action.js';

export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isUnanswered(actionResult);
}

const emptied = [{ code: 'CartIsEmpty', title: texts.emptied, message: texts.emptiedText }];

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { checkout } = context.shop;
  const { searchParams } = new URL(request.url);
  const editing = searchParams.get('andra') === 'uppgifter';
  const { rendered } = await checkout.ways();
  // The document is then without the checkout, and the browser asks for its data and renders it.
  if (rendered === 'in-browser' && isDocument(request)) return { checkout: null, editing };
  return { checkout: await checkout.view(notEntirelyAdded(searchParams)), editing };
}

function isDocument({ headers }: Request): boolean {
  return headers.get('accept')?.includes('text/html') ?? false;
}

export default function BasketPage(): React.JSX.Element {
  const { checkout, editing } = useLoaderData<typeof loader>();
  return checkout ? <Basket checkout={checkout} editing={editing} /> : <BasketLater />;
}

function Basket({ checkout, editing }: { readonly checkout: CheckoutView; readonly editing: boolean }) {
  const answer = useActionData<typeof action>();
  const { cart, purchasesPaused } = checkout;
  const told = useNotEntirelyAdded(cart.notEntirelyAdded);
  const detailsOpen = editing || !checkout.detailsComplete;
  const open = openSteps(checkout, detailsOpen);
  const failed = open.has('payment') ? [] : checkout.paymentProblems;
  const problems = useSteady(answer && !open.has(answer.step) ? answer.errors : [...failed, ...checkout.problems]);
  if (cart.lines.length === 0 && cart.prescriptions.length === 0)
    return (
      <Empty
        purchasesPaused={purchasesPaused}
        errors={notTakenBack(answer) ?? (answer ? emptied : [])}
        told={told}
        cart={cart}
      />
    );
  return (
    <div className="page">
      <h1 className="basket-title">{texts.heading}</h1>
      <div className="basket">
        <div className="basket-steps">
          {purchasesPaused !== null && <NoPurchases text={purchasesPaused} />}
          <ErrorSummary errors={problems} idOf={placeOf} />
          <KeepOffer checkout={checkout} />
          {checkout.payingId && <Paying paymentId={checkout.payingId} />}
          <NotEntirelyAddedAlert goods={told} />
          <RightsEnded rows={cart.rightsEnded} />
          <IdentificationEnded left={cart.left} />
          {cart.notAdded.length > 0 && <NotAdded goods={cart.notAdded} />}
          <section className="step" aria-label={texts.heading}>
            <FreeShipping freeShipping={cart.freeShipping} />
            <CartLines lines={cart.lines} withdrawal={cart.withdrawal} told={told} />
          </section>
          <Prescriptions blocks={cart.prescriptions} />
          <KeptGoods goods={cart.setAside} />
          {checkout.identification && <IdentificationAsked lacking={checkout.identification} />}
          {cart.asksToIdentify && <AskToIdentify />}
          <Coupon coupon={cart.coupon} lines={cart.lines} />
          {cart.cheques.length > 0 && <Cheques cheques={cart.cheques} />}
          <DetailsStep checkout={checkout} open={detailsOpen} />
          <DeliveryStep checkout={checkout} locked={detailsOpen} />
          <PaymentStep checkout={checkout} locked={detailsOpen || checkout.deliveryOptionId === null} />
        </div>
        <Summary cart={cart} />
      </div>
      <TotalBar cart={cart} />
    </div>
  );
}

/**
 * Shown when another tab or device is paying for this cart. An ordinary link leads to the payment page, which needs its
 * own Content-Security-Policy.
 */
function Paying({ paymentId }: { readonly paymentId: string }): React.JSX.Element {
  return (
    <Alert type="info" heading={texts.paying} linkText={texts.toPayment} href={`/shop/betalning/${paymentId}`}>
      <p>{texts.payingText}</p>
    </Alert>
  );
}

/** Asks a member with a weak log-in to identify, because they get no member benefits until then (CLB-14). */
function AskToIdentify(): React.JSX.Element {
  return (
    <section className="step" aria-label={texts.asMember}>
      <p>{texts.asMember}</p>
      <ButtonLink to="/init-login?redirect=%2Fshop%2Fbasket">{texts.identify}</ButtonLink>
    </section>
  );
}

/** Names what the limits or the web stock left out when the cart of the log-in was added, and why. */
function NotAdded({ goods }: { readonly goods: CartView['notAdded'] }): React.JSX.Element {
  return (
    <Alert type="info" heading={texts.notAdded}>
      <ul>
        {goods.map(({ varuId, why, quantity }) => (
          <li key={varuId}>
            {quantity} st {why}
          </li>
        ))}
      </ul>
      <p>{texts.notAddedText}</p>
    </Alert>
  );
}

function NoPurchases({ text }: { readonly text: string }): React.JSX.Element {
  return (
    <Alert type="warning" heading={texts.purchasesPaused}>
      <p>{text}</p>
    </Alert>
  );
}

/** Prescription goods that have left are taken back into a cart that may have nothing else. */
function notTakenBack(answer: BasketAnswer | undefined): BasketAnswer['errors'] | null {
  return answer?.step === 'prescription' && answer.errors.length > 0 ? answer.errors : null;
}

interface EmptyProps {
  readonly purchasesPaused: string | null;
  /** What became of a form that was sent, although the cart is empty. */
  readonly errors: readonly ShopError[];
  readonly told: CartView['notEntirelyAdded'];
  readonly cart: CartView;
}

function Empty({ purchasesPaused, errors, told, cart }: EmptyProps): React.JSX.Element {
  return (
    <div className="page page-narrow basket-empty">
      <ErrorSummary errors={errors} />
      <NotEntirelyAddedAlert goods={told} />
      <RightsEnded rows={cart.rightsEnded} />
      <IdentificationEnded left={cart.left} />
      {purchasesPaused !== null && <NoPurchases text={purchasesPaused} />}
      <ShoppingBag size={56} strokeWidth={1} aria-hidden />
      <h1>{texts.empty}</h1>
      <p className="muted">{texts.emptyText}</p>
      <p>
        <ButtonLink to="/">{texts.emptyAction}</ButtonLink>
      </p>
      <KeptGoods goods={cart.setAside} />
    </div>
  );
}
