import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { isForgotten, stockholmDate } from '../../domain/kernel/index.js';
import { pointsFor } from '../../domain/membership/index.js';
import type { ConfirmationView, CustomerDetails } from './contract/checkout.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { paymentMethodTexts } from '../checkout/texts.js';
import type { OwnOrder } from '../order/order-access.js';

const NOBODY: CustomerDetails = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  street: '',
  postalCode: '',
  city: '',
  careOf: '',
};

export async function confirmationView(
  app: NestFastifyApplication,
  { placed, state }: OwnOrder,
): Promise<ConfirmationView> {
  const { orderId, orderNumber, placedAt, lines, totals, delivery, contact, memberId } = placed;
  const products = new Map(
    (await app.get(Catalogue).products(lines.map(({ varuId }) => varuId))).map((product) => [product.varuId, product]),
  );
  return {
    orderId,
    orderNumber,
    trackingNumber: state.trackingNumber,
    placedAt,
    confirmed: state.confirmedAt !== null,
    lines: lines.map(({ varuId, name, quantity, unitPrice, total, discount }) => {
      const product = products.get(varuId);
      return {
        varuId,
        name,
        quantity,
        unitPrice,
        total: total + discount,
        slug: product?.slug ?? null,
        packageText: product?.packageText ?? '',
      };
    }),
    goods: totals.goods,
    campaignDiscount: 0,
    chequeDiscount: totals.chequeDiscount,
    shipping: totals.shipping,
    total: totals.total,
    vatRates: totals.vat.map(({ rate, taxable, vat }) => ({ percentage: rate, taxableAmount: taxable, vat })),
    details: isForgotten(contact) ? NOBODY : { ...contact, careOf: contact.careOf ?? '' },
    delivery: { name: delivery.name, promise: delivery.promise },
    paymentMethod: paymentMethodTexts[placed.paymentMethod]?.name ?? placed.paymentMethod,
    points: memberId ? pointsFor(totals.pointsBasis, stockholmDate(placedAt)) : 0,
    expectedOn: null,
  };
}
