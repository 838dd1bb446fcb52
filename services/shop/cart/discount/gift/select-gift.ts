import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { asGift, type ChosenGift } from '../../../../../domain/cart/index.js';
import { EVERYONE } from '../../../../../domain/catalogue/index.js';
import { stockholmDate } from '../../../../../domain/kernel/index.js';
import { codeOf } from '../../../../../domain/pricing/index.js';
import type { Shopper } from '../../../../access/http/request.js';
import { Clock } from '../../../../foundation/clock.js';
import { Problem } from '../../../../foundation/problem/problem.js';
import { Catalogue } from '../../../catalogue/catalogue.js';
import { cartProduct } from '../../../catalogue/product/sold-product.js';
import { RunningCampaigns, type RunningCampaign } from '../../../catalogue/running-campaigns.js';
import { CouponGuesses } from '../../../coupon/coupon-guesses.js';
import { CartPrices } from '../../cart-prices.js';
import { ChangeCart, type CartOutcome } from '../../change-cart.js';
import { giftTexts } from '../../texts.js';

/** CRT-11: chooses one of the products of a gift code, another one instead, or none (null). */
export class SelectGift extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly code: string,
    readonly selected: string | null,
  ) {
    super();
  }
}

@CommandHandler(SelectGift)
export class SelectGiftHandler implements ICommandHandler<SelectGift> {
  constructor(
    @Inject(ChangeCart) private readonly carts: ChangeCart,
    @Inject(RunningCampaigns) private readonly campaigns: Pick<RunningCampaigns, 'running'>,
    @Inject(Catalogue) private readonly catalogue: Pick<Catalogue, 'product'>,
    @Inject(CartPrices) private readonly prices: Pick<CartPrices, 'buyer'>,
    @Inject(Clock) private readonly clock: Pick<Clock, 'now'>,
    @Inject(CouponGuesses) private readonly guesses: Pick<CouponGuesses, 'ask'>,
  ) {}

  async execute({ shopper, code: written, selected }: SelectGift): Promise<CartOutcome> {
    const code = codeOf(written);
    const { customerId } = shopper.session;
    if (selected === null) return this.leave(shopper, code);
    const gift = await this.giftOf(shopper, code, selected);
    const on = stockholmDate(this.clock.now());
    return this.carts.change(shopper, () => ({ type: 'ChooseGift', customerId, gift, on }));
  }

  /** Takes the gift of a code out of the cart. Without one the call answers the choices, so the code must be known. */
  private async leave(shopper: Shopper, code: string): Promise<CartOutcome> {
    const { customerId } = shopper.session;
    const command = { type: 'RemoveGift', customerId, code, reason: 'customer' } as const;
    const outcome = await this.carts.change(shopper, () => command);
    if (outcome.ok && outcome.events.length === 0) await this.known(shopper, code);
    return outcome;
  }

  /** @throws Problem for a code that gives this shopper nothing, and 429 after too many of them */
  private async known(shopper: Shopper, code: string): Promise<Offered> {
    const offered = await this.guesses.ask(shopper, () => this.offered(shopper, code));
    if (!offered) throw refused('GiftUnknown', 'code');
    return offered;
  }

  private async giftOf(shopper: Shopper, code: string, varuId: string): Promise<ChosenGift> {
    const { gift, title, validTo } = await this.known(shopper, code);
    const product = gift.varuIds.includes(varuId) ? await this.catalogue.product(varuId) : null;
    // A plan from before the rule may still name a medicine.
    if (product?.type !== 'Ha') throw refused('GiftNotAmong', 'selected');
    if (product.webStock < 1) throw refused('OUT_OF_STOCK', 'selected');
    const { minimum } = gift;
    return { code, product: asGift(cartProduct(product, EVERYONE), code, title), minimum, validTo };
  }

  /** The gift that this code gives this shopper today. Null for a code that gives them none. */
  private async offered(shopper: Shopper, code: string): Promise<Offered | null> {
    const campaign = (await this.campaigns.running()).find(({ gift }) => gift?.code === code);
    if (!campaign?.gift || !(await this.isFor(campaign, shopper))) return null;
    const { gift, title, validTo } = campaign;
    return { gift, title, validTo };
  }

  private async isFor({ membersOnly }: RunningCampaign, { session }: Shopper): Promise<boolean> {
    return !membersOnly || (await this.prices.buyer(session)).member;
  }
}

interface Offered extends Pick<RunningCampaign, 'title' | 'validTo'> {
  readonly gift: NonNullable<RunningCampaign['gift']>;
}

function refused(code: keyof typeof giftTexts, field: string): Problem {
  return new Problem(code === 'GiftUnknown' ? 404 : 409, [{ field, code, message: giftTexts[code] }]);
}
