import { Controller, Delete, Get, Inject, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { codeOf } from '../../../../domain/pricing/index.js';
import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../../access/http/request.js';
import { ValidBody, ValidParam } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { codesExample, giftExample } from '../answer/examples.js';
import { accepted, CartAnswers } from '../answer/cart-answers.js';
import { discountCode, varuId } from '../cart-schemas.js';
import { CurrentCart } from '../current-cart.js';
import { legacyCartSchema, type LegacyCartAnswer } from '../legacy/legacy-cart-answer.js';
import { ApplyCoupon } from './coupon/apply-coupon.js';
import { RemoveCoupon } from './coupon/remove-coupon.js';
import { GiftChoices } from './gift/gift-choices.js';
import { SelectGift } from './gift/select-gift.js';

const codes = z
  .strictObject({
    campaigncodes: z.array(z.strictObject({ code: z.string(), name: z.string(), validTo: z.iso.date() })),
  })
  .meta({ example: codesExample });
const gift = z
  .strictObject({ code: discountCode, selected: varuId.nullable() })
  .meta({ example: { code: 'GAVA', selected: null } });
const cartWithGift = z
  .strictObject({
    ...legacyCartSchema.shape,
    gift: z.strictObject({
      code: z.string(),
      selected: z.string().nullable(),
      choices: z.array(z.strictObject({ varuId: z.string(), name: z.string() })),
    }),
  })
  .meta({ example: giftExample });

/** The legacy calls about codes: coupons, and the gift of a campaign (CRT-06, CRT-11). */
@ApiTags('cart (legacy)')
@Permission('cart.use')
@Controller('api/cart')
export class LegacyCodesController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(GiftChoices) private readonly gifts: GiftChoices,
    @Inject(CartAnswers) private readonly answers: CartAnswers,
  ) {}

  @Get('campaigncodes')
  @ApiOperation({ summary: 'The code that the cart uses' })
  @AnswersWith(codes)
  async list(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof codes>> {
    const { coupon } = await this.current.shown(session);
    return { campaigncodes: coupon ? [{ code: coupon.code, name: coupon.name, validTo: coupon.validTo }] : [] };
  }

  @Put('campaigncodes/:code')
  @ApiOperation({ summary: 'Uses the coupon with this code; it replaces another one' })
  @AnswersWith(legacyCartSchema)
  async apply(
    @CurrentShopper() shopper: Shopper,
    @ValidParam('code', discountCode) code: string,
  ): Promise<LegacyCartAnswer> {
    return this.answers.legacyChanged(await this.bus.execute(new ApplyCoupon(shopper, code)));
  }

  @Delete('campaigncodes')
  @ApiOperation({ summary: 'Takes the coupon out of the cart' })
  @AnswersWith(legacyCartSchema)
  async remove(@CurrentShopper() shopper: Shopper): Promise<LegacyCartAnswer> {
    return this.answers.legacyChanged(await this.bus.execute(new RemoveCoupon(shopper)));
  }

  @Delete('campaigncodes/:code')
  @ApiOperation({ summary: 'Takes the coupon with this code out of the cart; another one stays' })
  @AnswersWith(legacyCartSchema)
  async removeCode(
    @CurrentShopper() shopper: Shopper,
    @ValidParam('code', discountCode) code: string,
  ): Promise<LegacyCartAnswer> {
    const state = await this.current.shown(shopper.session);
    return state.coupon?.code === codeOf(code) ? this.remove(shopper) : this.answers.legacyOf(state);
  }

  @Put('gift/select/refresh')
  @ApiOperation({ summary: 'Chooses the gift of a code, or none, and answers the choices' })
  @AnswersWith(cartWithGift)
  async selectGift(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(gift) { code, selected }: z.infer<typeof gift>,
  ): Promise<AnswerOf<typeof cartWithGift>> {
    const state = accepted(await this.bus.execute(new SelectGift(shopper, code, selected)));
    const meant = codeOf(code);
    const choices = (await this.gifts.choices([meant])).get(meant) ?? [];
    return { ...(await this.answers.legacyOf(state)), gift: { code: meant, selected, choices: [...choices] } };
  }
}
