import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { CircleCheck, CircleX, Hourglass } from 'lucide-react';

import { formatKronor } from '../../../../domain/kernel/money.js';
import type { ConfirmationView, CustomerDetails } from '../../../../services/shop/checkout/contract.js';
import { ReviewPrompt } from '../../../visit/app-review/review-prompt.js';
import { ButtonLink } from '../../../interface/navigation/button.js';
import { usePageStart } from '../../../interface/navigation/use-page-start.js';
import { formatMoment } from '../../../interface/words/dates.js';
import { spaced } from '../../../interface/field/postal-code.js';
import { Discount, Row } from '../basket/summary.js';
import { basketTexts } from '../basket/texts.js';
import { capital } from '../../../interface/words/capital.js';
import { withdrawalText } from '../withdrawal-texts.js';
import { useRefresh } from '../payment/use-refresh.js';
import { usePurchaseInterest } from '../../interest/use-purchase-interest.js';
import { BoughtLine } from './bought-line.js';
import { confirmationTexts as texts } from './texts.js';
import type { MoneyBackView } from '../../../../services/shop/payment/contract.js';
import { moneyBackText, moneyBackTitle } from './money-back-texts.js';
import '../basket/basket.css';
import './confirmation.css';

export { NotShown as ErrorBoundary } from './not-shown.js';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: LoaderFunctionArgs): Promise<ConfirmationView> {
  const order = await context.shop.checkout.confirmation(new URL(request.url).searchParams.get('Id') ?? '');
  if (!order) throw new Response(null, { status: 404 });
  return order;
}

export default function ConfirmationPage(): React.JSX.Element {
  const order = useLoaderData<typeof loader>();
  usePageStart();
  useRefresh(!order.confirmed && !order.cancelled);
  usePurchaseInterest(order.lines, order.confirmed && !order.cancelled);
  return (
    <div className="page page-narrow confirmation">
      {order.cancelled ? <Cancelled /> : <Thanks order={order} />}
      <MoneyBack items={order.moneyBack} />
      <Facts order={order} />
      <section className="step">
        <h2 className="step-title">{texts.goods}</h2>
        <ul className="confirmation-lines">
          {order.lines.map((line, nth) => (
            <BoughtLine key={nth} line={line} withdrawal={order.withdrawal} />
          ))}
        </ul>
        <Sums order={order} />
      </section>
      <p className="confirmation-actions">
        {order.trackingPath && <ButtonLink to={order.trackingPath}>{texts.follow}</ButtonLink>}
        <ButtonLink to="/" variant="quiet">
          {texts.more}
        </ButtonLink>
      </p>
      {order.confirmed && !order.cancelled && <ReviewPrompt />}
    </div>
  );
}

function Thanks({ order }: { readonly order: ConfirmationView }): React.JSX.Element {
  const Icon = order.confirmed ? CircleCheck : Hourglass;
  return (
    <header className="confirmation-thanks" role="status">
      <Icon size={56} strokeWidth={1} aria-hidden />
      <h1>{order.confirmed ? texts.thanks(order.details?.firstName) : texts.awaiting}</h1>
      <p>{order.confirmed ? texts.mail(order.details?.email) : texts.awaitingText}</p>
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

function addressOf({ firstName, lastName, street, postalCode, city }: CustomerDetails): string {
  return `${firstName} ${lastName}, ${street}, ${spaced(postalCode)} ${city}`;
}

function Facts({ order }: { readonly order: ConfirmationView }): React.JSX.Element {
  const { details, delivery } = order;
  const facts = [
    [texts.number, order.orderNumber],
    [texts.placed, formatMoment(order.placedAt)],
    [texts.delivery, [delivery.name, capital(delivery.promise)].filter(Boolean).join('. ')],
    ...(details ? [[texts.address, addressOf(details)] as const] : []),
    [texts.payment, order.paymentMethod],
  ] as const;
  return (
    <section className="step">
      <dl className="confirmation-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!order.cancelled && <Afterwards withdrawal={order.withdrawal} />}
    </section>
  );
}

function Afterwards({ withdrawal }: Pick<ConfirmationView, 'withdrawal'>): React.JSX.Element {
  return (
    <p className="muted small">
      {texts.unchanging} {withdrawalText(withdrawal)}.
    </p>
  );
}

function Sums({ order }: { readonly order: ConfirmationView }): React.JSX.Element {
  const { sums } = basketTexts;
  return (
    <dl className="confirmation-sums">
      <Row label={sums.goods} value={formatKronor(order.goods)} />
      <Discount label={sums.campaign} ore={order.campaignDiscount} />
      <Discount label={sums.coupon} ore={order.couponDiscount} />
      <Discount label={sums.cheque} ore={order.chequeDiscount} />
      <Row label={sums.shipping} value={order.shipping === 0 ? basketTexts.free : formatKronor(order.shipping)} />
      <Row label={totalLabel(order)} value={formatKronor(order.total)} total />
      {order.prescriptionTotal > 0 && (
        <>
          <Row label={texts.withoutPrescription} value={formatKronor(order.withoutPrescriptionTotal)} muted />
          <Row label={texts.prescription} value={formatKronor(order.prescriptionTotal)} muted />
        </>
      )}
      {order.vatRates.map(({ percentage, vat }) => (
        <Row key={percentage} label={texts.vat(percentage)} value={formatKronor(vat)} muted />
      ))}
    </dl>
  );
}

function totalLabel({ confirmed, cancelled }: ConfirmationView): string {
  if (cancelled) return texts.sum;
  return confirmed ? texts.paid : basketTexts.sums.total;
}

function MoneyBack({ items }: { readonly items: readonly MoneyBackView[] }): React.JSX.Element | null {
  if (items.length === 0) return null;
  return (
    <section className="step" aria-labelledby="pengar-tillbaka">
      <h2 className="step-title" id="pengar-tillbaka">
        {moneyBackTitle}
      </h2>
      {items.map((item, nth) => (
        <p key={nth}>{moneyBackText(item)}</p>
      ))}
    </section>
  );
}
