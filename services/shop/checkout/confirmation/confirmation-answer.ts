import type { Product } from '../../../../domain/catalogue/index.js';
import { formatKronor, isForgotten, kronor } from '../../../../domain/kernel/index.js';
import {
  nonPrescriptionVat,
  parcelIdOf,
  vatOf,
  type OrderLine,
  type PlacedOrder,
  type SentParcel,
} from '../../../../domain/order/index.js';
import { discountFacts, regularTotal, type LineDiscount } from '../../../../domain/pricing/index.js';
import { statusOfParcel } from '../../../../projections/order-tracking/parcel-status.js';
import { trailTo, type CategoryNode } from '../../catalogue/category-tree.js';
import { imageUrl } from '../../catalogue/product/product-card.js';
import type { OwnOrder } from '../../order/order-access.js';
import { discountTexts } from '../../cart/discount/texts.js';
import { methodName } from '../texts.js';
import type { OrderConfirmation } from './order-confirmation.js';

/** What today's catalogue adds to the lines of an order: links, pictures and stock. */
export interface Goods {
  readonly products: ReadonlyMap<string, Product>;
  readonly categories: readonly CategoryNode[];
}

export function confirmationAnswer(own: OwnOrder, goods: Goods): OrderConfirmation {
  const { placed, state } = own;
  const { totals, delivery, paymentMethod } = placed;
  return {
    TrackingNumber: state.parcels[0]?.parcelId ?? parcelIdOf(placed.orderNumber, 1),
    OrderNumber: placed.orderNumber,
    ...receiverOf(own),
    ShippingMethodTypeDescription: delivery.name,
    ShippingTotal: formatKronor(totals.shipping),
    ShippingTotalAsNumber: kronor(totals.shipping),
    DeliveryTime: placed.parcels[0]?.promise.text ?? delivery.promise,
    Items: placed.lines.map((line) => itemOf(line, goods)),
    HasPrescriptionItems: placed.lines.some(({ type }) => type === 'Rx'),
    PsoCartId: null,
    PaymentMethod: {
      Name: methodName(paymentMethod, placed.placedAt),
      PaymentMethodType: paymentMethod,
    },
    ...sumsOf(placed),
    OrderDate: placed.placedAt,
    Parcels: state.parcels.map((parcel) => parcelOf(parcel, placed)),
  };
}

function parcelOf(parcel: SentParcel, { lines }: PlacedOrder): OrderConfirmation['Parcels'][number] {
  const { parcelId, kind, method, trackingNumber: carrierNumber, promise, lineIds } = parcel;
  return {
    TrackingNumber: parcelId,
    CarrierNumber: carrierNumber,
    Kind: kind,
    Method: method,
    Promise: promise.text,
    Status: statusOfParcel(parcel),
    VaruIds: lines.filter(({ lineId }) => lineIds.includes(lineId)).map(({ varuId }) => varuId),
  };
}

/** The receiver as far as this log-in may see it; null where it may not. */
function receiverOf({ contact, placed }: OwnOrder) {
  if (!contact)
    return {
      ...{ BillingAddress: null, ShippingAddress: null, CustomerEmail: null },
      PickupPlace: null,
      ...{ DeliveryCity: null, DeliveryPostalCode: null, DeliveryStreet: null },
    };
  const { email, phoneNumber, street, postalCode, city } = contact;
  const Name = `${contact.firstName} ${contact.lastName}`;
  return {
    PickupPlace: placeOf(placed),
    BillingAddress: { Name, Email: email, Phone: phoneNumber },
    ShippingAddress: { Name, StreetAddress: street, PostalCode: postalCode, City: city },
    ...{ CustomerEmail: email, DeliveryCity: city, DeliveryPostalCode: postalCode, DeliveryStreet: street },
  };
}

function placeOf({ pickupPlace }: PlacedOrder): OrderConfirmation['PickupPlace'] {
  if (!pickupPlace || isForgotten(pickupPlace)) return null;
  const { name: Name, street: StreetAddress, postalCode: PostalCode, city: City } = pickupPlace;
  return { Name, StreetAddress, PostalCode, City };
}

function sumsOf(placed: PlacedOrder) {
  const { totals } = placed;
  const vat = vatOf(placed);
  const coupon = placed.lines.flatMap(({ discounts }) => discounts).find(({ kind }) => kind === 'coupon');
  return {
    TotalSum: {
      Total: formatKronor(totals.total),
      TotalAsNumber: kronor(totals.total),
      Vat: formatKronor(vat),
      VatAsNumber: kronor(vat),
      NonPrescribedItemsTotalVatAsNumber: kronor(nonPrescriptionVat(placed)),
    },
    VatRates: totals.vat.map(({ rate, taxable, vat: part }) => ({
      Percentage: rate,
      TaxableAmount: kronor(taxable),
      Vat: kronor(part),
    })),
    WithoutPrescriptionTotal: formatKronor(totals.withoutPrescriptionTotal),
    WithoutPrescriptionTotalAsNumber: kronor(totals.withoutPrescriptionTotal),
    WithPrescriptionTotal: formatKronor(totals.prescriptionTotal),
    WithPrescriptionTotalAsNumber: kronor(totals.prescriptionTotal),
    DiscountSummary: {
      CouponDiscount: {
        Discount: kronor(totals.couponDiscount),
        Code: coupon?.code ?? null,
        Campaign: coupon?.name ?? null,
      },
      CampaignDiscount: kronor(totals.campaignDiscount),
      BonusDiscount: kronor(totals.chequeDiscount),
      BonusDiscountAsString: formatKronor(totals.chequeDiscount),
    },
  };
}

function itemOf(line: OrderLine, { products, categories }: Goods): OrderConfirmation['Items'][number] {
  const product = products.get(line.varuId);
  const trail = product ? (trailTo(categories, product.categoryPath) ?? []) : [];
  return {
    ProductId: line.varuId,
    VaruNr: line.varuId,
    ArticleTitle: line.name,
    Name: line.name,
    BasePricePerUnit: kronor(line.unitPrice),
    PriceTotal: kronor(line.total),
    PriceTotalPerUnit: kronor(Math.round(line.total / line.quantity)),
    RegularPrice: kronor(line.regularPrice),
    RegularPriceTotal: kronor(regularTotal(line)),
    Brand: line.brand ?? product?.brand ?? '',
    Quantity: line.quantity,
    InWebStock: (product?.webStock ?? 0) > 0,
    isPrescriptionProducts: line.type === 'Rx',
    Type: line.type,
    ImageUrl: imageUrl(line.varuId),
    Discounts: line.discounts.map(discountOf),
    BreadCrumbs: trail.map(({ name, path }) => ({ Name: name, Url: `/kategori/${path}` })),
    Category: trail.at(-1)?.name ?? '',
    PackageSizeText: line.packageText ?? product?.packageText ?? '',
  };
}

function discountOf(discount: LineDiscount): OrderConfirmation['Items'][number]['Discounts'][number] {
  const facts = discountFacts(discount);
  return {
    Amount: kronor(facts.amount),
    Quantity: facts.quantity,
    Name: facts.name ?? discountTexts[discount.kind],
    EffectiveCode: facts.effectiveCode,
    IsMemberDiscount: facts.isMemberDiscount,
    CouponCode: facts.couponCode,
    IsBonusCheck: facts.isBonusCheck,
    PersonalizedOfferId: facts.personalizedOfferId,
  };
}
