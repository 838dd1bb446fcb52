import { unsentFlag, type Product } from '../../../../domain/catalogue/index.js';
import { isForgotten, stockholmDate } from '../../../../domain/kernel/index.js';
import { pointsFor } from '../../../../domain/member/index.js';
import { salesTotal } from '../../../../domain/pricing/index.js';
import { discountView } from '../../cart/discount/discount-view.js';
import { mayWithdraw, withdrawalRight, type OrderLine, type OrderState } from '../../../../domain/order/index.js';
import { payment } from '../../../../domain/payment/index.js';
import type { ConfirmationLine, ConfirmationView } from '../contract.js';
import { categoryTree, trailTo } from '../../catalogue/category-tree.js';
import type { Catalogue } from '../../catalogue/catalogue.js';
import type { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { Clock } from '../../../foundation/clock.js';
import { invoiceView } from '../../invoice/invoice-view.js';
import { orderedParcels } from '../../delivery/parcel-views.js';
import { isInvoiced } from '../../invoice/money-back-text.js';
import { moneyBackView } from './money-back-view.js';
import { methodName } from '../texts.js';
import { isJustPlaced } from './just-placed.js';
import { unsentView } from './unsent-view.js';
import type { OwnOrder } from '../../order/order-access.js';
import type { OrderLinks } from '../../order/link/order-links.js';
import type { TrackingStatus } from '../../order/contract.js';
import { trackingPath } from '../../order/tracking-links.js';
import { shownStatus } from '../../order/tracking-view.js';

/** Only the names are used, so no product is counted. */
const CATEGORIES = categoryTree(() => 0);

interface ConfirmationParts {
  readonly catalogue: Catalogue;
  readonly commands: CommandHandling;
  readonly orderLinks: OrderLinks;
  readonly clock: Pick<Clock, 'now'>;
}

export async function confirmationView(
  { catalogue, commands, orderLinks, clock }: ConfirmationParts,
  { placed, state, contact }: OwnOrder,
): Promise<Omit<ConfirmationView, 'forOthers'>> {
  const { orderId, orderNumber, placedAt, lines, totals, delivery, memberId, parcels } = placed;
  const products = new Map(
    (await catalogue.products(lines.map(({ varuId }) => varuId))).map((product) => [product.varuId, product]),
  );
  const paid = await commands.load(payment, placed.paymentId);
  return {
    orderId,
    orderNumber,
    trackingPath: state.trackingNumber ? trackingPath(parcels, orderNumber) : null,
    guestLink: orderLinks.path(placed),
    placedAt,
    isNew: isJustPlaced(placedAt, clock.now()),
    confirmed: state.confirmedAt !== null,
    cancelled: state.phase === 'cancelled' || state.phase === 'failed',
    invoiced: isInvoiced(placed),
    moneyBack: moneyBackView(paid),
    unsent: unsentView(lines, state),
    lines: lines.map((line) => lineView(line, products.get(line.varuId))),
    goods: totals.regular,
    campaignDiscount: totals.campaignDiscount,
    couponDiscount: totals.couponDiscount,
    chequeDiscount: totals.chequeDiscount,
    shipping: totals.shipping,
    total: totals.total,
    vatRates: totals.vat.map(({ rate, taxable, vat }) => ({ percentage: rate, taxableAmount: taxable, vat })),
    details: contact && { ...contact, careOf: contact.careOf ?? '' },
    delivery: { name: delivery.name, promise: delivery.promise },
    parcels: orderedParcels(placed).map((parcel) => ({ ...parcel, status: statusIn(state, parcel.number) })),
    pickupPlace: contact && !isForgotten(placed.pickupPlace) ? placed.pickupPlace : null,
    paymentMethod: methodName(placed.paymentMethod, placedAt),
    // A refused or cancelled order has a chosen plan, and nothing to pay.
    invoice: state.confirmedAt ? invoiceView(paid.invoice, stockholmDate(clock.now())) : null,
    points: memberId ? pointsFor(totals.pointsBasis, stockholmDate(placedAt)) : 0,
    prescriptionTotal: totals.prescriptionTotal,
    withoutPrescriptionTotal: totals.withoutPrescriptionTotal,
    withdrawal: withdrawalRight(lines, stockholmDate(placedAt)),
  };
}

function statusIn({ parcels }: OrderState, parcelId: string): TrackingStatus {
  const parcel = parcels.find((each) => each.parcelId === parcelId);
  return parcel ? shownStatus(parcel) : 'received';
}

/** Describes a line as it was sold. Only the link to its page, and whether it is still sold, are current. */
function lineView(line: OrderLine, product: Product | undefined): ConfirmationLine {
  const { varuId, name, brand, packageText, quantity, regularPrice, unitPrice, lowestPrice30Days } = line;
  return {
    ...{ varuId, name, brand, quantity, regularPrice, unitPrice, lowestPrice30Days },
    packageText: packageText ?? product?.packageText ?? '',
    comparison: line.comparisonPrice,
    discounts: line.discounts.map(discountView),
    mayWithdraw: mayWithdraw(line),
    prescribed: line.type === 'Rx',
    category: trailTo(CATEGORIES, line.categoryPath ?? product?.categoryPath ?? '')?.at(-1)?.name ?? null,
    forSale: product !== undefined && line.type !== 'Rx' && product.webStock > 0 && unsentFlag(product) === null,
    total: salesTotal(line),
    slug: product?.slug ?? null,
  };
}
