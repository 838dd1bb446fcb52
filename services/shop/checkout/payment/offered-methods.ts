import { Inject, Injectable } from '@nestjs/common';

import type { Instant, Ore } from '../../../../domain/kernel/index.js';
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
import { MoneyPartners } from '../../payment/finance/money-partners.js';
import { Problem } from '../../../foundation/problem/problem.js';
import { identificationNeeded, invalidField } from '../checkout-problem.js';
import { checkoutTexts, methodName } from '../texts.js';

/** Decides which payment methods a shopper may use for a sum (CHK-03). Page, call and payment ask here. */
@Injectable()
export class OfferedMethods {
  constructor(
    @Inject(MoneyPartners) private readonly partners: Pick<MoneyPartners, 'hasFinance'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  of(total: Ore, session: Session | null): MethodOffer {
    const now = this.clock.now();
    const { offered, withheld } = offerMethods({ total, identified: may(session, 'payment.invoice', now) }, now);
    return {
      offered: offered.filter(this.hasPartner),
      withheld: withheld.filter(({ rule }) => this.hasPartner(rule)),
    };
  }

  /** Checks the method of a payment. @throws Problem when it is not offered to this shopper for this sum */
  check(method: string, total: Ore, session: Session | null): void {
    const { offered, withheld } = this.of(total, session);
    if (offered.some((rule) => rule.method === method)) return;
    const held = withheld.find(({ rule }) => rule.method === method);
    if (held?.reason === 'needs-identification')
      throw identificationNeeded(withheldText(held.rule, held.reason, this.clock.now()));
    throw notOffered(held ? withheldText(held.rule, held.reason, this.clock.now()) : this.unknown(method));
  }

  private readonly hasPartner = ({ partner }: MethodRule): boolean => partner !== 'finance' || this.partners.hasFinance;

  private unknown(method: string): string {
    if (method === GIFT_CARD) return checkoutTexts.giftCardNotOnline;
    return ruleOfMethod(method, this.clock.now()) ? checkoutTexts.methodNotOffered : checkoutTexts.methodUnknown;
  }
}

/** Adyen's word for gift cards. They cannot pay online. */
export const GIFT_CARD = 'giftcard';

export function withheldText({ method, partner }: MethodRule, reason: Withholding, at: Instant): string {
  if (reason === 'amount-too-high') return checkoutTexts.amountTooHigh(methodName(method, at));
  return partner === 'finance' ? checkoutTexts.invoiceNeedsLogin : checkoutTexts.klarnaNeedsLogin;
}

function notOffered(message: string): Problem {
  return invalidField('paymentMethod', 'PAYMENT_METHOD_NOT_OFFERED', message);
}
