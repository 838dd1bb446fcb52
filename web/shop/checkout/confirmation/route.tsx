import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CircleCheck, CircleX } from 'lucide-react';

import type { ConfirmationView } from '../../../../services/shop/checkout/contract.js';
import type { TrackingStatus } from '../../../../services/shop/order/contract.js';
import { ReviewPrompt } from '../../../visit/app-review/review-prompt.js';
import { ButtonLink } from '../../../interface/navigation/button.js';
import { usePageStart } from '../../../interface/navigation/use-page-start.js';
import { usePurchaseInterest } from '../../interest/use-purchase-interest.js';
import { Invoice } from '../invoice/invoice.js';
import { Complaints } from '../complaint/complaints.js';
import { Collection } from '../collection/collection.js';
import { Withdrawals } from '../withdrawal/withdrawals.js';
import { receiptPageTexts, receiptPath } from '../receipt/texts.js';
import { nothingReceived, withdrawalText } from '../withdrawal-texts.js';
import { BoughtLine } from './bought-line.js';
import { Facts } from './facts.js';
import { MoneyBack } from './money-back.js';
import { AwaitsPayment } from './awaits-payment.js';
import { Unsent } from './unsent.js';
import { Sums } from './sums.js';
import { confirmationTexts as texts } from './texts.js';
import '../basket/basket.css';
import './confirmation.css';

export { NotShown as ErrorBoundary } from './not-shown.js';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const orderId = new URL(request.url).searchParams.get('Id') ?? '';
  const order = await context.shop.checkout.confirmation(orderId);
  if (!order) throw new Response(null, { status: 404 });
  if (!order.confirmed && !order.cancelled) return null;
  const [withdrawals, complaints, collection] = await Promise.all([
    context.shop.withdrawals.ofOrder(orderId),
    context.shop.complaints.ofOrder(orderId),
    context.shop.collection.ofOrder(orderId),
  ]);
  return { order, withdrawals, complaints, collection };
}

export default function ConfirmationPage(): React.JSX.Element {
  const opened = useLoaderData<typeof loader>();
  usePageStart();
  return opened ? <Confirmation {...opened} /> : <AwaitsPayment />;
}

type Opened = NonNullable<Awaited<ReturnType<typeof loader>>>;

function Confirmation({ order, withdrawals, complaints, collection }: Opened): React.JSX.Element {
  usePurchaseInterest(order.lines, !order.cancelled);
  return (
    <div className="page page-narrow confirmation">
      <Heading order={order} />
      {collection && <Collection collection={collection} />}
      <Unsent items={order.unsent} invoiced={order.invoiced} />
      <MoneyBack items={order.moneyBack} />
      <Invoice invoice={order.invoice} />
      <Facts order={order} collection={collection}>
        {order.parcels.every(isHere) && `${texts.unchanging} `}
        {!nothingReceived(order.parcels, collection) && `${withdrawalText(order.withdrawal)}.`}
      </Facts>
      <section className="step">
        <h2 className="step-title">{texts.goods}</h2>
        <ul className="confirmation-lines">
          {order.lines.map((line, nth) => (
            <BoughtLine key={nth} line={line} withdrawal={order.withdrawal} />
          ))}
        </ul>
        <Sums order={order} />
      </section>
      {withdrawals && <Withdrawals orderId={order.orderId} withdrawals={withdrawals} right={order.withdrawal} />}
      {complaints && <Complaints orderId={order.orderId} complaints={complaints} />}
      <p className="confirmation-actions">
        {order.trackingPath && <ButtonLink to={order.trackingPath}>{texts.follow}</ButtonLink>}
        {order.confirmed && (
          <ButtonLink to={receiptPath(order.orderId)} variant="quiet">
            {receiptPageTexts.title}
          </ButtonLink>
        )}
        <ButtonLink to="/" variant="quiet">
          {texts.more}
        </ButtonLink>
      </p>
      {order.guestLink && order.confirmed && (
        <p className="muted small">
          <a href={order.guestLink}>{texts.keepLink}</a>. {texts.keepLinkText}
        </p>
      )}
      {order.confirmed && !order.cancelled && <ReviewPrompt />}
    </div>
  );
}

const HERE: readonly TrackingStatus[] = ['received', 'picking', 'ready'];

function isHere({ status }: ConfirmationView['parcels'][number]): boolean {
  return HERE.includes(status);
}

/** The thanks stand in the hour of the purchase. Later visits are to an order, of which the mail is no news. */
function Heading({ order }: { readonly order: ConfirmationView }): React.JSX.Element {
  if (order.cancelled) return <Cancelled />;
  return order.isNew ? <Thanks order={order} /> : <h1>{texts.order(order.orderNumber)}</h1>;
}

function Thanks({ order }: { readonly order: ConfirmationView }): React.JSX.Element {
  return (
    <header className="confirmation-thanks" role="status">
      <CircleCheck size={56} strokeWidth={1} aria-hidden />
      <h1>{texts.thanks(order.details?.firstName)}</h1>
      <p>{texts.mail(order.details?.email)}</p>
      {order.points > 0 && <p className="summary-points">{texts.points(order.points)}</p>}
    </header>
  );
}

function Cancelled(): React.JSX.Element {
  return (
    <header className="confirmation-thanks confirmation-cancelled" role="status">
      <CircleX size={56} strokeWidth={1} aria-hidden />
      <h1>{texts.cancelled}</h1>
      <p>{texts.cancelledText}</p>
    </header>
  );
}
