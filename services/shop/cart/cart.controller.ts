import { Controller, Get, HttpCode, Inject, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { Clock } from '../../foundation/clock.js';
import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, PresentShopper, type Shopper } from '../../access/http/request.js';
import { ValidBody } from '../../access/http/valid.js';
import { refusal } from '../../access/permission/permissions.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Visitor } from '../../access/session/session.js';
import { AddToCart } from './commands/add-to-cart.js';
import { cartSchema, type CartAnswer } from './answer/cart-answer.js';
import { CartAnswers } from './answer/cart-answers.js';
import { addQuantity, recalculation, setQuantity } from './cart-schemas.js';
import { readCartExample } from './answer/examples.js';
import { CurrentCart } from './current-cart.js';
import { RecalculateCart } from './commands/recalculate-cart.js';
import { shownCart } from './shown-cart.js';
import { SetCartQuantity } from './commands/set-cart-quantity.js';

type Change = z.infer<typeof addQuantity>;

const readCart = z.strictObject({ ...cartSchema.shape, shown: z.string() }).meta({ example: readCartExample });

/** The cart calls of the new checkout service (CRT-06). */
@ApiTags('cart')
@Permission('cart.use')
@Controller('cart')
export class CartController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(CartAnswers) private readonly answers: CartAnswers,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({ summary: 'The visitor’s cart; POST /payments/start takes its `shown` and pays for nothing else' })
  @AnswersWith(readCart)
  async read(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof readCart>> {
    const state = await this.current.shown(session);
    return { ...(await this.answers.of(state)), shown: shownCart(state, this.clock.now()) };
  }

  @Post('add-quantity')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Puts pieces of a product in the cart; RULE_VIOLATION or OUT_OF_STOCK when they are more than can be had',
  })
  @AnswersWith(cartSchema)
  async add(@CurrentShopper() shopper: Shopper, @ValidBody(addQuantity) { id, quantity }: Change): Promise<CartAnswer> {
    return this.answers.changed(await this.bus.execute(new AddToCart(shopper, id, quantity)));
  }

  @Post('set-quantity')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sets how many of a product are in the cart; none takes it out' })
  @AnswersWith(cartSchema)
  async set(@CurrentShopper() shopper: Shopper, @ValidBody(setQuantity) { id, quantity }: Change): Promise<CartAnswer> {
    return this.answers.changed(await this.bus.execute(new SetCartQuantity(shopper, id, quantity)));
  }

  @Get('as-member')
  @Permission('cart.as-member')
  @ApiOperation({ summary: 'The cart at the member’s prices of today' })
  @AnswersWith(cartSchema)
  async asMember(@PresentShopper() shopper: Shopper | null): Promise<CartAnswer> {
    if (!shopper) throw refusal('login');
    return this.answers.changed(await this.bus.execute(new RecalculateCart(shopper)));
  }

  @Put('recalculate')
  @ApiOperation({ summary: 'Gives every line today’s price for this shopper' })
  @AnswersWith(cartSchema)
  async recalculate(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(recalculation) { reason }: z.infer<typeof recalculation>,
  ): Promise<CartAnswer> {
    return this.answers.changed(await this.bus.execute(new RecalculateCart(shopper, reason)));
  }
}
