import { Inject, Injectable } from '@nestjs/common';

import { cart, type CartLine, type CartState, type Reprice } from '../../../domain/cart/index.js';
import type { Uuid } from '../../../domain/kernel/index.js';
import { CartPrices } from '../cart/cart-prices.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { RunningCampaigns } from '../catalogue/running-campaigns.js';
import { partOf, type CommandContext } from '../../foundation/command-handling/command-context.js';
import type { Session } from '../../access/session/session.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { invalidCart } from './checkout-problem.js';
import { checkoutTexts } from './texts.js';

/** Confirms the prices before payment. If a price has changed, the new one is shown before the shopper pays. */
@Injectable()
export class CurrentPrices {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CartPrices) private readonly prices: CartPrices,
    @Inject(Catalogue) private readonly catalogue: Pick<Catalogue, 'notForSale'>,
    @Inject(RunningCampaigns) private readonly campaigns: Pick<RunningCampaigns, 'running'>,
  ) {}

  /**
   * Checks all prices of the cart. @throws Problem when a price has changed (the cart then shows the new one) or a
   * product is no longer sold.
   */
  async confirm(cartId: Uuid, session: Session, context: CommandContext): Promise<void> {
    const state = await this.commands.load(cart, cartId);
    const { phase, lines } = state;
    if (phase !== 'open') return;
    const prices = await this.prices.today(
      lines.map(({ varuId }) => varuId),
      await this.prices.buyer(session),
    );
    await this.refuseUnsold(lines, prices);
    const outcome = await this.prices.reprice(cartId, prices, context);
    const ended = await this.endedGifts(cartId, state, context);
    if ((outcome.ok && outcome.events.length > 0) || ended) throw invalidCart(checkoutTexts.pricesChanged);
  }

  /** CRT-11: takes out the gifts whose campaign has ended. Returns whether there was one. */
  private async endedGifts(cartId: Uuid, { gifts, customerId }: CartState, context: CommandContext): Promise<boolean> {
    if (gifts.length === 0) return false;
    const running = (await this.campaigns.running()).flatMap(({ gift }) => gift?.code ?? []);
    const ended = gifts.filter(({ code }) => !running.includes(code));
    for (const { code } of ended) {
      const command = { type: 'RemoveGift', customerId, code, reason: 'ended' } as const;
      await this.commands.handle(cart, cartId, command, partOf(context, `gift ${code} ended`));
    }
    return ended.length > 0;
  }

  /**
   * Refuses products that are no longer sold. It reads the database, because a recall must not wait for cached
   * products.
   */
  private async refuseUnsold(lines: readonly CartLine[], prices: Reprice['prices']): Promise<void> {
    const gone = new Set(await this.catalogue.notForSale(lines.map(({ varuId }) => varuId)));
    const priced = new Set(prices.map(({ varuId }) => varuId));
    const unsold = lines.filter(({ varuId }) => gone.has(varuId) || !priced.has(varuId));
    if (unsold.length > 0) throw invalidCart(checkoutTexts.noLongerSold(unsold.map(({ name }) => name)));
  }
}
