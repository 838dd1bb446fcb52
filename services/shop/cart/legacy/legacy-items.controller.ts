import { Controller, Get, HttpCode, Inject, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';

import { quantityInStock, type QuantityInfo } from '../../../../domain/cart/index.js';
import { stockholmDate } from '../../../../domain/kernel/index.js';
import { Catalogue } from '../../catalogue/catalogue.js';
import { Clock } from '../../../foundation/clock.js';
import { AnswersWith } from '../../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../../access/http/request.js';
import { ValidBody, ValidParam } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { AddToCart } from '../commands/add-to-cart.js';
import { CartAnswers } from '../answer/cart-answers.js';
import { quantityInfoSchema } from '../../catalogue/product/quantity-info.js';
import { cartProduct, unknownProduct } from '../../catalogue/product/sold-product.js';
import { legacyAdd, legacySet, varuId } from '../cart-schemas.js';
import { CartPrices } from '../cart-prices.js';
import { CurrentCart } from '../current-cart.js';
import { SetCartQuantity } from '../commands/set-cart-quantity.js';
import { legacyCartSchema, type LegacyCartAnswer } from './legacy-cart-answer.js';

/** The legacy calls about a line, on the same cart (CRT-06). */
@ApiTags('cart (legacy)')
@Permission('cart.use')
@Controller('api/cart/items/:varuId')
export class LegacyItemsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(Catalogue) private readonly catalogue: Catalogue,
    @Inject(CartPrices) private readonly prices: Pick<CartPrices, 'availableOf'>,
    @Inject(CartAnswers) private readonly answers: CartAnswers,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Puts pieces of a product in the cart; RULE_VIOLATION or OUT_OF_STOCK when they are more than can be had',
  })
  @AnswersWith(legacyCartSchema)
  async add(
    @CurrentShopper() shopper: Shopper,
    @ValidParam('varuId', varuId) id: string,
    @ValidBody(legacyAdd) quantity: number,
  ): Promise<LegacyCartAnswer> {
    return this.answers.legacyChanged(await this.bus.execute(new AddToCart(shopper, id, quantity)));
  }

  @Put()
  @ApiOperation({ summary: 'Sets how many of a product are in the cart; none takes it out' })
  @AnswersWith(legacyCartSchema)
  async set(
    @CurrentShopper() shopper: Shopper,
    @ValidParam('varuId', varuId) id: string,
    @ValidBody(legacySet) quantity: number,
  ): Promise<LegacyCartAnswer> {
    return this.answers.legacyChanged(await this.bus.execute(new SetCartQuantity(shopper, id, quantity)));
  }

  @Get('quantityinfo')
  @ApiOperation({
    summary: 'How many of a product are in the cart, and how many may be; 99 unless a limit or the stock says less',
  })
  @AnswersWith(quantityInfoSchema)
  async info(@CurrentVisitor() { session }: Visitor, @ValidParam('varuId', varuId) id: string): Promise<QuantityInfo> {
    const product = await this.catalogue.product(id);
    if (!product) throw unknownProduct(id);
    const state = await this.current.shown(session);
    const available = await this.prices.availableOf(product);
    return quantityInStock(state, cartProduct(product), available, stockholmDate(this.clock.now()));
  }
}
