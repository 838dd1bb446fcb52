import { formatKronor } from '../../../../domain/kernel/money.js';
import type { ConfirmationView } from '../../../../services/shop/checkout/contract.js';
import { Discount, Row } from '../basket/summary.js';
import { basketTexts } from '../basket/texts.js';
import { confirmationTexts as texts } from './texts.js';

/** The sums of an order, as they were at the purchase. */
export function Sums({ order }: { readonly order: ConfirmationView }): React.JSX.Element {
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

/** An invoice is paid later, and a released reservation never, so their sums are not called paid. */
function totalLabel({ confirmed, cancelled, invoice, moneyBack }: ConfirmationView): string {
  if (cancelled || invoice || moneyBack.some(({ kind }) => kind === 'reservation')) return texts.sum;
  return confirmed ? texts.paid : basketTexts.sums.total;
}
