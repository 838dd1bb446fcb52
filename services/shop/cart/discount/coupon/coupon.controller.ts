import { Controller, Delete, Inject, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';

import { AnswersWith } from '../../../../access/http/api-schema.js';
import { CurrentShopper, type Shopper } from '../../../../access/http/request.js';
import { ValidParam } from '../../../../access/http/valid.js';
import { Permission } from '../../../../access/permission/permission-gate.js';
import { cartSchema, type CartAnswer } from '../../answer/cart-answer.js';
import { CartAnswers } from '../../answer/cart-answers.js';
import { discountCode } from '../../cart-schemas.js';
import { ApplyCoupon } from './apply-coupon.js';
import { RemoveCoupon } from './remove-coupon.js';

/** The coupon calls of the new checkout service (CRT-06). */
@ApiTags('cart')
@Permission('cart.use')
@Controller('cart/coupons')
export class CouponController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CartAnswers) private readonly answers: CartAnswers,
  ) {}

  @Put(':code')
  @ApiOperation({ summary: 'Uses the coupon with this code; it replaces another one' })
  @AnswersWith(cartSchema)
  async apply(@CurrentShopper() shopper: Shopper, @ValidParam('code', discountCode) code: string): Promise<CartAnswer> {
    return this.answers.changed(await this.bus.execute(new ApplyCoupon(shopper, code)));
  }

  @Delete()
  @ApiOperation({ summary: 'Takes the coupon out of the cart' })
  @AnswersWith(cartSchema)
  async remove(@CurrentShopper() shopper: Shopper): Promise<CartAnswer> {
    return this.answers.changed(await this.bus.execute(new RemoveCoupon(shopper)));
  }
}
