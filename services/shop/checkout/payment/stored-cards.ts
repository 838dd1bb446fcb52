import { Inject, Injectable, Logger } from '@nestjs/common';
import { z } from 'zod';

import type { Uuid } from '../../../../domain/kernel/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import { may } from '../../../access/permission/may.js';
import type { Session } from '../../../access/session/session.js';
import { paymentMethodsAnswer } from '../../../partners/adyen/answers.js';
import { Clock } from '../../../foundation/clock.js';
import { PAYMENT_GATEWAY, type PaymentGateway } from '../../../partners/adyen/gateway.js';
import { PartnerError } from '../../../partners/partner-error.js';
import type { PayRequest } from '../pay-request.js';
import { storedCardsExample } from './examples.js';
import { cardNotDeleted, cardUncertain, cardUnknown, identificationNeeded } from '../checkout-problem.js';
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
  private readonly logger = new Logger('stored cards');

  constructor(
    @Inject(PAYMENT_GATEWAY) private readonly gateway: Pick<PaymentGateway, 'storedCards' | 'deleteStoredCard'>,
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

  /**
   * Deletes one of the customer's cards, and then reads the partner's list: only a card that is off it is deleted. So an
   * answer that was lost, or that does not hold, is no success and no failure by itself.
   * @throws Problem 404 for any other card, whoever owns it; 502 while the card is still listed; 503 when nobody knows
   */
  async delete(session: Session, id: string): Promise<StoredCards> {
    const { customerId } = session;
    const { storedPaymentMethods: own } = await this.list(session);
    if (!customerId || !own.some((card) => card.id === id)) throw cardUnknown('id');
    await this.askToDelete(customerId, id);
    const left = await this.gateway.storedCards(customerId).catch((error: unknown) => this.note(error));
    if (!left) throw cardUncertain();
    if (left.some((card) => card.id === id)) throw cardNotDeleted();
    return { storedPaymentMethods: [...left] };
  }

  /** A refusal may mean that another tab has deleted the card. */
  private async askToDelete(customerId: Uuid, id: string): Promise<void> {
    await this.gateway.deleteStoredCard(customerId, id).catch((error: unknown) => this.note(error));
  }

  private note(error: unknown): null {
    if (!(error instanceof PartnerError)) throw error;
    this.logger.warn(`deletion of a card: ${error.message}`);
    return null;
  }
}
