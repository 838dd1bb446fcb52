import { Inject, Injectable } from '@nestjs/common';

import { needsIdentification, type CartLine } from '../../../domain/cart/index.js';
import { customer } from '../../../domain/customer/index.js';
import { ageOn, birthDateOf, parsePersonNumber, stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { may } from '../../access/permission/may.js';
import type { Session } from '../../access/session/session.js';
import { goodsNeedIdentification, invalidField } from './checkout-problem.js';
import { checkoutTexts } from './texts.js';
import { checkoutRule } from '../../../domain/checkout/index.js';

/** Goods that only an identified adult may buy, and what is missing for that. */
export interface LimitedGoods {
  readonly lack: 'identification' | 'age';
  /** The names of the goods. Empty when the shopper is too young for any purchase. */
  readonly goods: readonly string[];
}

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
    const limited = await this.limited(lines);
    if (limited.length > 0) return this.checkShown(session, limited);
    if (!customerId) {
      if (!ageDeclared) throw invalidField('ageDeclared', 'AGE_NOT_DECLARED', checkoutTexts.ageNotDeclared);
      return;
    }
    if (await this.isTooYoung(customerId)) throw tooYoung();
  }

  /** What must be known of the shopper before these goods are paid. Null when nothing is missing. */
  async lackFor(session: Session | null, lines: readonly CartLine[]): Promise<LimitedGoods | null> {
    const goods = await this.limited(lines);
    if (goods.length === 0) return (await this.isTooYoung(session?.customerId)) ? { lack: 'age', goods } : null;
    const lack = await this.lackOf(session);
    return lack && { lack, goods };
  }

  private async isTooYoung(customerId: Uuid | null | undefined): Promise<boolean> {
    const age = customerId ? await this.ageOf(customerId) : null;
    return age !== null && age < checkoutRule.on(stockholmDate(this.clock.now())).minimumAge;
  }

  /** Requires a strong log-in. The shopper's own declaration of age is not enough here. */
  private async checkShown(session: Session, goods: readonly string[]): Promise<void> {
    const lack = await this.lackOf(session);
    if (lack === 'identification') throw goodsNeedIdentification(goods);
    if (lack === 'age') throw tooYoung();
  }

  private async lackOf(session: Session | null): Promise<LimitedGoods['lack'] | null> {
    const customerId = may(session, 'cart.limited-goods', this.clock.now()) ? session?.customerId : null;
    const age = customerId ? await this.ageOf(customerId) : null;
    if (age === null) return 'identification';
    return age < checkoutRule.on(stockholmDate(this.clock.now())).minimumAge ? 'age' : null;
  }

  /**
   * Returns the names of the goods that need a strong log-in. It also checks the current catalogue, because a product
   * may have become restricted after it was added.
   */
  private async limited(lines: readonly CartLine[]): Promise<readonly string[]> {
    const products = await this.catalogue.products(lines.map(({ varuId }) => varuId));
    const today = new Set(products.filter(needsIdentification).map(({ varuId }) => varuId));
    return lines.filter((line) => needsIdentification(line) || today.has(line.varuId)).map(({ name }) => name);
  }

  private async ageOf(customerId: Uuid): Promise<number | null> {
    const personNumber = parsePersonNumber((await this.commands.loadForDisplay(customer, customerId)).personNumber);
    return personNumber && ageOn(birthDateOf(personNumber), stockholmDate(this.clock.now()));
  }
}

function tooYoung() {
  return invalidField('ageDeclared', 'TOO_YOUNG', checkoutTexts.tooYoung);
}
