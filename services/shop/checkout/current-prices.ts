import { Inject, Injectable } from '@nestjs/common';

import { cart, type CartState } from '../../../domain/cart/index.js';
import type { Uuid } from '../../../domain/kernel/index.js';
import { CartPrices } from '../cart/cart-prices.js';
import { CartValidation } from '../cart/line/cart-validation.js';
import { RunningCampaigns } from '../catalogue/running-campaigns.js';
import { partOf, type CommandContext } from '../../foundation/command-handling/command-context.js';
import type { Session } from '../../access/session/session.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { invalidCart, invalidLines } from './checkout-problem.js';
import { checkoutTexts } from './texts.js';

/** Confirms the prices before payment. If a price has changed, the new one is shown before the shopper pays. */
@Injectable()
export class CurrentPrices {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CartPrices) private readonly prices: CartPrices,
    @Inject(CartValidation) private readonly validation: Pick<CartValidation, 'faults'>,
    @Inject(RunningCampaigns) private readonly campaigns: Pick<RunningCampaigns, 'running'>,
  ) {}

  /**
   * Checks all lines and prices of the cart. @throws Problem when a line cannot be bought, or when a price has changed:
   * the cart then shows the new one.
   */
  async confirm(cartId: Uuid, session: Session, context: CommandContext): Promise<void> {
    const state = await this.commands.load(cart, cartId);
    const { phase, lines } = state;
    if (phase !== 'open') return;
    const prices = await this.prices.today(
      lines.map(({ varuId }) => varuId),
      await this.prices.buyer(session),
    );
    const faults = await this.validation.faults(state);
    if (faults.length > 0) throw invalidLines(faults);
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
}
