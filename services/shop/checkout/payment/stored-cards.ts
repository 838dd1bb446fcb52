import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

import type { AnswerOf } from '../../../access/http/api-schema.js';
import { may } from '../../../access/permission/may.js';
import type { Session } from '../../../access/session/session.js';
import { paymentMethodsAnswer } from '../../../partners/adyen/answers.js';
import { Clock } from '../../../foundation/clock.js';
import { PAYMENT_GATEWAY, type PaymentGateway } from '../../../partners/adyen/gateway.js';
import type { PayRequest } from '../pay-request.js';
import { storedCardsExample } from './examples.js';
import { cardUnknown, identificationNeeded } from '../checkout-problem.js';
import { checkoutTexts } from '../texts.js';

export const storedCards = z
  .strictObject({ storedPaymentMethods: paymentMethodsAnswer.shape.storedPaymentMethods })
  .meta({ example: storedCardsExample });
export type StoredCards = AnswerOf<typeof storedCards>;

export const cardId = z
  .string('Kortets id saknas.')
  .regex(/^[\w-]{1,64}$/, 'Kortets id ska vara högst 64 bokstäver och siffror.')
  .meta({ example: '8415995487234100' });

/** The customer's cards. Only the partner stores them; the shop sees brand, last digits and expiry (CHK-14). */
@Injectable()
export class StoredCardsOfCustomer {
  constructor(
    @Inject(PAYMENT_GATEWAY) private readonly gateway: PaymentGateway,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async list(session: Session | null): Promise<StoredCards> {
    const customerId = session?.customerId;
    return { storedPaymentMethods: customerId ? [...(await this.gateway.storedCards(customerId))] : [] };
  }

  /**
   * Checks that a card to pay with is the shopper's own. The partner would refuse another's, but only when goods are held
   * and an order is placed.
   * @throws Problem 401 without a strong log-in (SES-07), 404 for any other card
   */
  async checkOwn(session: Session, method: PayRequest['method']): Promise<void> {
    if (!('storedPaymentMethodId' in method)) return;
    if (!may(session, 'payment.stored-card', this.clock.now()))
      throw identificationNeeded(checkoutTexts.storedCardNeedsLogin);
    const { storedPaymentMethods: own } = await this.list(session);
    if (!own.some(({ id }) => id === method.storedPaymentMethodId))
      throw cardUnknown('paymentDetails.storedPaymentMethodId');
  }

  /** Deletes one of the customer's cards. @throws Problem 404 for any other card, whoever owns it. */
  async delete(session: Session, id: string): Promise<StoredCards> {
    const { storedPaymentMethods: own } = await this.list(session);
    if (!session.customerId || !own.some((card) => card.id === id)) throw cardUnknown('id');
    await this.gateway.deleteStoredCard(session.customerId, id);
    return { storedPaymentMethods: own.filter((card) => card.id !== id) };
  }
}
