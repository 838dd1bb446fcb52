import { Inject, Injectable } from '@nestjs/common';

import type { Ore } from '../../../../domain/kernel/index.js';
import {
  offerMethods,
  ruleOfMethod,
  type MethodOffer,
  type MethodRule,
  type Withholding,
} from '../../../../domain/payment/index.js';
import { may } from '../../../access/permission/may.js';
import type { Session } from '../../../access/session/session.js';
import { Clock } from '../../../foundation/clock.js';
import { Problem } from '../../../foundation/problem/problem.js';
import { identificationNeeded, invalidField } from '../checkout-problem.js';
import { checkoutTexts, paymentMethodTexts } from '../texts.js';

/** Decides which payment methods a shopper may use for a sum (CHK-03). Page, call and payment ask here. */
@Injectable()
export class OfferedMethods {
  constructor(@Inject(Clock) private readonly clock: Pick<Clock, 'now'>) {}

  of(total: Ore, session: Session | null): MethodOffer {
    const now = this.clock.now();
    const { offered, withheld } = offerMethods({ total, identified: may(session, 'payment.invoice', now) }, now);
    return {
      offered: offered.filter(hasPartner),
      withheld: withheld.filter(({ rule }) => hasPartner(rule)),
    };
  }

  /** Checks the method of a payment. @throws Problem when it is not offered to this shopper for this sum */
  check(method: string, total: Ore, session: Session | null): void {
    const { offered, withheld } = this.of(total, session);
    if (offered.some((rule) => rule.method === method)) return;
    const held = withheld.find(({ rule }) => rule.method === method);
    if (held?.reason === 'needs-identification') throw identificationNeeded(withheldText(held.rule, held.reason));
    throw notOffered(held ? withheldText(held.rule, held.reason) : this.unknown(method));
  }

  private unknown(method: string): string {
    if (method === GIFT_CARD) return checkoutTexts.giftCardNotOnline;
    return ruleOfMethod(method, this.clock.now()) ? checkoutTexts.methodNotOffered : checkoutTexts.methodUnknown;
  }
}

/** Adyen's word for gift cards. They cannot pay online. */
export const GIFT_CARD = 'giftcard';

function hasPartner({ partner }: MethodRule): boolean {
  return partner !== 'finance';
}

export function withheldText({ method, partner }: MethodRule, reason: Withholding): string {
  if (reason === 'amount-too-high') return checkoutTexts.amountTooHigh(paymentMethodTexts[method].name);
  return partner === 'finance' ? checkoutTexts.invoiceNeedsLogin : checkoutTexts.klarnaNeedsLogin;
}

function notOffered(message: string): Problem {
  return invalidField('paymentMethod', 'PAYMENT_METHOD_NOT_OFFERED', message);
}
