import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { initialCart } from '../../../domain/cart/index.js';
import { stockholmDate } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { AnswersWith } from '../../access/http/api-schema.js';
import { CurrentVisitor } from '../../access/http/request.js';
import { ValidQuery } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Visitor } from '../../access/session/session.js';
import { CurrentCart } from './current-cart.js';
import { legacyCartAnswer, legacyCartSchema, type LegacyCartAnswer } from './legacy/legacy-cart-answer.js';

const extended = z.object({ mode: z.literal('extended', 'mode ska vara extended.').optional() });

/** The extended cart for the product cards (CRT-02, SET-09). */
@ApiTags('cart (legacy)')
@Permission('cart.use')
@Controller('api/cart')
export class ExtendedCartController {
  constructor(
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'The whole cart: quantities with their limits, discounts, and how far it is to free shipping',
  })
  @AnswersWith(legacyCartSchema)
  async read(
    @CurrentVisitor() { session }: Visitor,
    @ValidQuery(extended) _query: z.infer<typeof extended>,
  ): Promise<LegacyCartAnswer> {
    const { state } = session ? await this.current.of(session) : { state: initialCart };
    return legacyCartAnswer(state, stockholmDate(this.clock.now()));
  }
}
