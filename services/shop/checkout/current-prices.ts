import { Inject, Injectable } from '@nestjs/common';

import { cart, type CartState, type Reprice } from '../../../domain/cart/index.js';
import { isRejected, type Uuid } from '../../../domain/kernel/index.js';
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
   * Checks all lines and prices of the cart. A cart that changes after it was seen is refused when it is frozen.
   * @throws Problem when a line cannot be bought, or when a price has changed: the cart then shows the new one.
   */
  async confirm(cartId: Uuid, seen: CartState, session: Session, context: CommandContext): Promise<void> {
    // A cart that was seen frozen may have been opened again since, when its earlier attempt was given up.
    const state = seen.phase === 'open' ? seen : await this.commands.load(cart, cartId);
    const { phase, lines } = state;
    if (phase !== 'open') return;
    const prices = await this.prices.today(
      lines.map(({ varuId }) => varuId),
      await this.prices.buyer(session),
    );
    const faults = await this.validation.faults(state);
    if (faults.length > 0) throw invalidLines(faults);
    const isRepriced = await this.reprice(cartId, state, prices, context);
    const ended = await this.endedGifts(cartId, state, context);
    if (isRepriced || ended) throw invalidCart(checkoutTexts.pricesChanged);
  }

  /** Returns whether a price has changed. Most carts have no such line, and then no command is sent. */
  private async reprice(
    cartId: Uuid,
    state: CartState,
    prices: Reprice['prices'],
    context: CommandContext,
  ): Promise<boolean> {
    const expected = cart.decide({ type: 'Reprice', prices }, state);
    if (!isRejected(expected) && expected.accepted.length === 0) return false;
    const outcome = await this.prices.reprice(cartId, prices, context);
    return outcome.ok && outcome.events.length > 0;
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
