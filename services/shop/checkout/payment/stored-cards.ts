import { Inject, Injectable } from '@nestjs/common';
import { z } from 'zod';

import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { Session } from '../../../access/session/session.js';
import { Problem } from '../../../foundation/problem/problem.js';
import { paymentMethodsAnswer } from '../../../partners/adyen/answers.js';
import { PAYMENT_GATEWAY, type PaymentGateway } from '../../../partners/adyen/gateway.js';
import { storedCardsExample } from './examples.js';
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
  constructor(@Inject(PAYMENT_GATEWAY) private readonly gateway: PaymentGateway) {}

  async list(session: Session | null): Promise<StoredCards> {
    const customerId = session?.customerId;
    return { storedPaymentMethods: customerId ? [...(await this.gateway.storedCards(customerId))] : [] };
  }

  /** Deletes one of the customer's cards. @throws Problem 404 for any other card, whoever owns it. */
  async delete(session: Session, id: string): Promise<StoredCards> {
    const { storedPaymentMethods: own } = await this.list(session);
    if (!session.customerId || !own.some((card) => card.id === id)) throw cardUnknown();
    await this.gateway.deleteStoredCard(session.customerId, id);
    return { storedPaymentMethods: own.filter((card) => card.id !== id) };
  }
}

function cardUnknown(): Problem {
  return new Problem(404, [{ field: 'id', code: 'CARD_UNKNOWN', message: checkoutTexts.cardUnknown }]);
}
