import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate } from '../../../../domain/kernel/index.js';
import type { RequestScope } from '../../../access/request-scope/request-scope.js';
import { Clock } from '../../../foundation/clock.js';
import { Problem } from '../../../foundation/problem/problem.js';
import { PartnerError } from '../../../partners/partner-error.js';
import { cardView } from '../pages/method-views.js';
import type { CardsService } from './contract.js';
import { StoredCardsOfCustomer } from './stored-cards.js';

/** Creates the service of the page of saved cards, for each page request. */
@Injectable()
export class CardPagesParts {
  constructor(
    @Inject(StoredCardsOfCustomer) readonly cards: StoredCardsOfCustomer,
    @Inject(Clock) readonly clock: Clock,
  ) {}
}

export class CardPages implements CardsService {
  constructor(
    private readonly parts: CardPagesParts,
    private readonly scope: RequestScope,
  ) {}

  own: CardsService['own'] = async () => {
    try {
      const { storedPaymentMethods } = await this.parts.cards.list(this.scope.session);
      const today = stockholmDate(this.parts.clock.now());
      return storedPaymentMethods.map((card) => ({ ...cardView(card), expired: isExpired(card, today) }));
    } catch (error) {
      if (error instanceof PartnerError) return null;
      throw error;
    }
  };

  /** A partner that does not delete, or does not answer, is told on the page. It is no fault of the page. */
  delete: CardsService['delete'] = async ({ commandId, cardId }) => {
    const { session } = await this.scope.shopper(commandId, { cardId });
    try {
      await this.parts.cards.delete(session, cardId);
      return { ok: true };
    } catch (error) {
      if (error instanceof Problem) return { ok: false, errors: error.errors };
      if (error instanceof PartnerError) return { ok: false, errors: [{ code: 'CARDS_AWAY', message: '' }] };
      throw error;
    }
  };
}

/** A card is valid through the last day of its month. */
function isExpired({ expiryMonth, expiryYear }: { expiryMonth: string; expiryYear: string }, today: string): boolean {
  return `20${expiryYear.slice(-2)}-${expiryMonth.padStart(2, '0')}` < today.slice(0, 7);
}
