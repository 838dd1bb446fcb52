import { z } from 'zod';

import { PARCEL_KINDS } from '../../../../domain/delivery/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import { confirmationExample } from './confirmation-example.js';

const discount = z.strictObject({
  Amount: z.number(),
  Quantity: z.int(),
  Name: z.string(),
  EffectiveCode: z.string().nullable(),
  IsMemberDiscount: z.boolean(),
  CouponCode: z.string().nullable(),
  IsBonusCheck: z.boolean(),
  PersonalizedOfferId: z.string().nullable(),
});

const item = z.strictObject({
  ProductId: z.string().meta({ example: '123456' }),
  VaruNr: z.string(),
  ArticleTitle: z.string(),
  Name: z.string(),
  BasePricePerUnit: z.number(),
  PriceTotal: z.number(),
  PriceTotalPerUnit: z.number(),
  RegularPrice: z.number(),
  RegularPriceTotal: z.number(),
  Brand: z.string(),
  Quantity: z.int(),
  InWebStock: z.boolean(),
  isPrescriptionProducts: z.boolean(),
  Type: z.enum(['Rx', 'Ex', 'Ha']),
  ImageUrl: z.string(),
  Discounts: z.array(discount),
  BreadCrumbs: z.array(z.strictObject({ Name: z.string(), Url: z.string() })),
  Category: z.string(),
  PackageSizeText: z.string(),
});

/**
 * A parcel of the order (CHK-16). `TrackingNumber` is the shop's: the order's number and the parcel's. The page /tracking
 * takes it. `CarrierNumber` is the carrier's, null before dispatch.
 */
const parcel = z.strictObject({
  TrackingNumber: z.string(),
  CarrierNumber: z.string().nullable(),
  Kind: z.enum(PARCEL_KINDS),
  Method: z.string(),
  Promise: z.string(),
  Status: z.enum(['received', 'ready', 'sent', 'cancelled', 'store_purchase', 'not_delivered']),
  VaruIds: z.array(z.string()),
});

/** The confirmation of an order, with the seed's names (CHK-07). Amounts are in kronor; texts have the unit. */
export const orderConfirmation = z
  .strictObject({
    TrackingNumber: z.string(),
    OrderNumber: z.string(),
    BillingAddress: z.strictObject({ Name: z.string(), Email: z.string(), Phone: z.string() }).nullable(),
    ShippingAddress: z
      .strictObject({ Name: z.string(), StreetAddress: z.string(), PostalCode: z.string(), City: z.string() })
      .nullable(),
    ShippingMethodTypeDescription: z.string(),
    ShippingTotal: z.string().meta({ example: '39 kr' }),
    ShippingTotalAsNumber: z.number(),
    CustomerEmail: z.string().nullable(),
    DeliveryTime: z.string(),
    /** An addition to the required format: where the parcel is collected. Null when it comes home. */
    PickupPlace: z
      .strictObject({ Name: z.string(), StreetAddress: z.string(), PostalCode: z.string(), City: z.string() })
      .nullable(),
    DeliveryCity: z.string().nullable(),
    DeliveryPostalCode: z.string().nullable(),
    DeliveryStreet: z.string().nullable(),
    Items: z.array(item),
    HasPrescriptionItems: z.boolean(),
    /** The cart of the prescription service. Null while an order has no prescription items. */
    PsoCartId: z.string().nullable(),
    PaymentMethod: z.strictObject({ Name: z.string(), PaymentMethodType: z.string() }),
    TotalSum: z.strictObject({
      Total: z.string(),
      TotalAsNumber: z.number(),
      Vat: z.string(),
      VatAsNumber: z.number(),
      NonPrescribedItemsTotalVatAsNumber: z.number(),
    }),
    VatRates: z.array(z.strictObject({ Percentage: z.number(), TaxableAmount: z.number(), Vat: z.number() })),
    WithoutPrescriptionTotal: z.string(),
    WithoutPrescriptionTotalAsNumber: z.number(),
    WithPrescriptionTotal: z.string(),
    WithPrescriptionTotalAsNumber: z.number(),
    DiscountSummary: z.strictObject({
      CouponDiscount: z.strictObject({
        Discount: z.number(),
        Code: z.string().nullable(),
        Campaign: z.string().nullable(),
      }),
      CampaignDiscount: z.number(),
      BonusDiscount: z.number(),
      BonusDiscountAsString: z.string(),
    }),
    OrderDate: z.iso.datetime(),
    /** Each parcel with its own number and promise (CHK-16). The single fields above are those of the first. */
    Parcels: z.array(parcel),
  })
  .meta({ id: 'OrderConfirmation', example: confirmationExample });
export type OrderConfirmation = AnswerOf<typeof orderConfirmation>;
