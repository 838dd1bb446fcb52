import { Inject, Injectable } from '@nestjs/common';

import { cart, type CartProduct, type Reprice } from '../../../domain/cart/index.js';
import { EVERYONE, type Buyer, type Product } from '../../../domain/catalogue/index.js';
import type { Uuid } from '../../../domain/kernel/index.js';
import { linePrice } from '../../../domain/pricing/index.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { PiecesToHave } from '../catalogue/stocking/pieces-to-have.js';
import { cartProduct } from '../catalogue/product/sold-product.js';
import { campaignFacts, RunningCampaigns } from '../catalogue/running-campaigns.js';
import type { CommandContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { Clock } from '../../foundation/clock.js';
import { MemberOf } from '../../person/member/member-of.js';
import { may } from '../../access/permission/may.js';
import type { Session } from '../../access/session/session.js';
import type { CartOutcome } from './change-cart.js';

/** Finds the current prices for the owner of the cart (CAT-10), and how many pieces can be had. */
@Injectable()
export class CartPrices {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(Catalogue) private readonly catalogue: Catalogue,
    @Inject(RunningCampaigns) private readonly campaigns: Pick<RunningCampaigns, 'terms'>,
    @Inject(PiecesToHave) private readonly pieces: Pick<PiecesToHave, 'of'>,
    @Inject(MemberOf) private readonly memberOf: MemberOf,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
  ) {}

  /**
   * Tells whether the shopper pays member prices. Without a strong log-in nobody does (CLB-14), so no membership is
   * read.
   */
  async buyer(session: Session): Promise<Buyer> {
    const { customerId } = session;
    if (!customerId || !may(session, 'cart.as-member', this.clock.now(), true)) return EVERYONE;
    return this.identified(customerId);
  }

  /** Returns the current prices of those products that are sold. */
  async today(varuIds: readonly string[], buyer: Buyer): Promise<Reprice['prices']> {
    const [products, terms] = await Promise.all([this.catalogue.products(varuIds), this.campaigns.terms()]);
    return products.map((product) => ({
      varuId: product.varuId,
      ...linePrice(product, buyer, campaignFacts(terms, product, buyer)),
    }));
  }

  /** Returns how many pieces of those products that are sold a buyer can have. */
  async available(varuIds: readonly string[]): Promise<Readonly<Record<string, number>>> {
    const known = await this.pieces.of(await this.catalogue.products(varuIds));
    return Object.fromEntries([...known].map(([varuId, { pieces }]) => [varuId, pieces]));
  }

  /** The same for one product. */
  async availableOf(product: Product): Promise<number> {
    return (await this.pieces.of([product])).get(product.varuId)?.pieces ?? 0;
  }

  /** Returns the product as a cart of this buyer takes it today. */
  async product(product: Product, buyer: Buyer): Promise<CartProduct> {
    return cartProduct(product, buyer, campaignFacts(await this.campaigns.terms(), product, buyer));
  }

  /** Updates the prices in the cart of a customer who was just identified as a member, or became one. */
  async repriceForMember(cartId: Uuid, customerId: Uuid, context: CommandContext): Promise<void> {
    const buyer = await this.identified(customerId);
    const { phase, lines } = await this.commands.load(cart, cartId);
    if (!buyer.member || phase !== 'open' || lines.length === 0) return;
    await this.reprice(
      cartId,
      await this.today(
        lines.map(({ varuId }) => varuId),
        buyer,
      ),
      context,
    );
  }

  reprice(cartId: Uuid, prices: Reprice['prices'], context: CommandContext): Promise<CartOutcome> {
    return this.commands.handle(cart, cartId, { type: 'Reprice', prices }, context);
  }

  private async identified(customerId: Uuid): Promise<Buyer> {
    return { member: (await this.memberOf.active(customerId)) !== null };
  }
}
