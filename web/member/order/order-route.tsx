import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import type { ConfirmationLine } from '../../../services/shop/checkout/contract.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { CartQuantity } from '../../shop/cart/cart-quantity.js';
import { BoughtLine } from '../../shop/checkout/confirmation/bought-line.js';
import { Facts } from '../../shop/checkout/confirmation/facts.js';
import { MoneyBack } from '../../shop/checkout/confirmation/money-back.js';
import { NotShown } from '../../shop/checkout/confirmation/not-shown.js';
import { Sums } from '../../shop/checkout/confirmation/sums.js';
import { Unsent } from '../../shop/checkout/confirmation/unsent.js';
import { confirmationTexts } from '../../shop/checkout/confirmation/texts.js';
import { receiptPageTexts, receiptPath } from '../../shop/checkout/receipt/texts.js';
import { nothingReceived, withdrawalTextSince } from '../../shop/checkout/withdrawal-texts.js';
import { Invoice } from '../../shop/checkout/invoice/invoice.js';
import { statusWords } from '../../shop/delivery/texts.js';
import { Complaints } from '../../shop/checkout/complaint/complaints.js';
import { Collection } from '../../shop/checkout/collection/collection.js';
import { Withdrawals } from '../../shop/checkout/withdrawal/withdrawals.js';
import { points as pointsText } from '../../visit/level-words.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { MemberLayout } from '../member-layout.js';
import { OrderedPrescriptions } from './ordered-prescriptions.js';
import { BuyOrderAgain } from './buy-order-again.js';
import { purchasesTexts as texts } from './texts.js';
import '../../shop/checkout/basket/basket.css';
import '../../shop/checkout/confirmation/confirmation.css';
import '../member.css';
import './order-list.css';
import './order.css';

export { NotShown as ErrorBoundary };

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data ? texts.title(data.order.orderNumber) : texts.all} – Älgört` },
  { name: 'robots', content: 'noindex' },
];

/** CHK-09: shows the orders of the history only. What the end of a membership took away has no page either. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  requireIdentified(context, request);
  const { orderId = '' } = params;
  const listed = await context.shop.orders.listed(orderId);
  const order = listed ? await context.shop.checkout.confirmation(orderId) : null;
  if (!listed || !order) throw new Response(null, { status: 404 });
  const [withdrawals, complaints, collection, prescriptions] = await Promise.all([
    context.shop.withdrawals.ofOrder(orderId),
    context.shop.complaints.ofOrder(orderId),
    context.shop.collection.ofOrder(orderId),
    context.shop.dispensings.ofOrder(orderId),
  ]);
  const { points, status, collectable, buyable } = listed;
  return { order, points, status, collectable, buyable, withdrawals, complaints, collection, prescriptions };
}

export default function OrderPage(): React.JSX.Element {
  const { order, points, status, collectable, buyable, ...after } = useLoaderData<typeof loader>();
  const { withdrawals, complaints, collection, prescriptions } = after;
  return (
    <MemberLayout title={texts.title(order.orderNumber)} above={[{ to: '/member/minakop', name: texts.all }]}>
      <p className="order-status" data-status={status}>
        {statusWords(status, collectable)}
      </p>
      {collection && <Collection collection={collection} />}
      <Unsent items={order.unsent} invoiced={order.invoiced} />
      <MoneyBack items={order.moneyBack} />
      <Invoice invoice={order.invoice} />
      <Facts order={order} collection={collection}>
        {!nothingReceived(order.parcels, collection) && `${withdrawalTextSince(order.withdrawal)}.`}
      </Facts>
      <section className="step">
        <h2 className="step-title">{confirmationTexts.goods}</h2>
        <ul className="confirmation-lines">
          {order.lines.map((line, nth) => (
            <BoughtLine key={nth} line={line} withdrawal={order.withdrawal}>
              {line.category && <small className="muted">{texts.category(line.category)}</small>}
              <BuyAgain line={line} />
            </BoughtLine>
          ))}
        </ul>
        {buyable && <BuyOrderAgain orderId={order.orderId} orderNumber={order.orderNumber} />}
        <Sums order={order} />
        {points !== null && <p className="muted small">{texts.points(pointsText(points))}</p>}
      </section>
      <OrderedPrescriptions prescriptions={prescriptions} />
      {withdrawals && <Withdrawals orderId={order.orderId} withdrawals={withdrawals} right={order.withdrawal} />}
      {complaints && <Complaints orderId={order.orderId} complaints={complaints} />}
      <p className="confirmation-actions">
        {order.trackingPath && <ButtonLink to={order.trackingPath}>{confirmationTexts.follow}</ButtonLink>}
        {order.confirmed && (
          <ButtonLink to={receiptPath(order.orderId)} variant="quiet">
            {receiptPageTexts.title}
          </ButtonLink>
        )}
      </p>
    </MemberLayout>
  );
}

const PRESCRIPTIONS = '/mina-recept-inloggad/';
/** The default maximum of a product that is not in the cart (CRT-02). */
const MOST = 99;

function BuyAgain({
  line: { varuId, name, forSale, prescribed },
}: {
  readonly line: ConfirmationLine;
}): React.JSX.Element {
  if (prescribed) return <Link to={PRESCRIPTIONS}>{texts.prescribed}</Link>;
  if (!forSale) return <small className="muted">{texts.notSold}</small>;
  return (
    <span className="order-again">
      <CartQuantity varuId={varuId} name={name} max={MOST} label={texts.again} variant="quiet" />
    </span>
  );
}
