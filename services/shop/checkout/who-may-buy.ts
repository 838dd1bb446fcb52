import { Inject, Injectable } from '@nestjs/common';

import { needsIdentification, type CartLine } from '../../../domain/cart/index.js';
import { customer } from '../../../domain/customer/index.js';
import { ageOn, birthDateOf, parsePersonNumber, stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { may } from '../../access/permission/may.js';
import type { Session } from '../../access/session/session.js';
import { identificationNeeded, invalidField } from './checkout-problem.js';
import { checkoutTexts } from './texts.js';
import { checkoutRule } from '../../../domain/checkout/index.js';

/**
 * Checks who may buy. Every purchase requires an age of eighteen (CHK-11). Some goods require a strong log-in that
 * proves it (SES-07).
 */
@Injectable()
export class WhoMayBuy {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Catalogue) private readonly catalogue: Catalogue,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Checks a purchase. @throws Problem when this session may not buy these lines. */
  async check(session: Session, lines: readonly CartLine[], ageDeclared: boolean): Promise<void> {
    const { customerId } = session;
    if (await this.isForIdentified(lines)) return this.checkShown(session);
    if (!customerId) {
      if (!ageDeclared) throw invalidField('ageDeclared', 'AGE_NOT_DECLARED', checkoutTexts.ageNotDeclared);
      return;
    }
    const age = await this.ageOf(customerId);
    if (age !== null && age < checkoutRule.on(stockholmDate(this.clock.now())).minimumAge) throw tooYoung();
  }

  /** Requires a strong log-in. The shopper's own declaration of age is not enough here. */
  private async checkShown(session: Session): Promise<void> {
    const { customerId } = session;
    if (!customerId || !may(session, 'cart.limited-goods', this.clock.now()))
      throw identificationNeeded(checkoutTexts.goodsNeedLogin);
    const age = await this.ageOf(customerId);
    if (age === null) throw identificationNeeded(checkoutTexts.goodsNeedLogin);
    if (age < checkoutRule.on(stockholmDate(this.clock.now())).minimumAge) throw tooYoung();
  }

  /**
   * Whether a line needs a strong log-in. It also checks the current catalogue, because a product may have become
   * restricted after it was added.
   */
  private async isForIdentified(lines: readonly CartLine[]): Promise<boolean> {
    if (lines.some(needsIdentification)) return true;
    return (await this.catalogue.products(lines.map(({ varuId }) => varuId))).some(needsIdentification);
  }

  private async ageOf(customerId: Uuid): Promise<number | null> {
    const personNumber = parsePersonNumber((await this.commands.load(customer, customerId)).personNumber);
    return personNumber && ageOn(birthDateOf(personNumber), stockholmDate(this.clock.now()));
  }
}

function tooYoung() {
  return invalidField('ageDeclared', 'TOO_YOUNG', checkoutTexts.tooYoung);
}
