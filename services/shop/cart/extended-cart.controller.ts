import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { initialCart } from '../../../domain/cart/index.js';
import { stockholmDate } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { CurrentVisitor } from '../../access/http/request.js';
import { ValidQuery } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Visitor } from '../../access/session/session.js';
import { CurrentCart } from './current-cart.js';
import { legacyCartAnswer, type LegacyCartAnswer } from './legacy/legacy-cart-answer.js';

const extended = z.object({ mode: z.literal('extended', 'mode ska vara extended.').optional() });

const number = { type: 'number' } as const;
const integer = { type: 'integer' } as const;
const described = {
  type: 'object',
  properties: {
    products: {
      type: 'array',
      items: {
        type: 'object',
        properties: { varuId: { type: 'string' }, quantity: integer, maxBuyableQuantity: integer },
      },
    },
    freeShippingLimit: number,
    exHaItemTotalSumAsNumber: number,
    discountSummary: {
      type: 'object',
      properties: { bonusDiscount: number, campaignDiscount: number, couponDiscount: number },
    },
    freeShippingStatus: {
      type: 'object',
      properties: {
        amountLeftForFreeShipping: number,
        customerMessage: { type: 'string' },
        freeShippingPossible: { type: 'boolean' },
        freeShippingPurchaseLimit: number,
      },
    },
  },
} as const;

/**
 * Returns the whole cart for the product cards (CRT-02, SET-09): quantities with limits, discounts and free shipping.
 */
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
  @ApiQuery({ name: 'mode', required: false, schema: { type: 'string', enum: ['extended'] } })
  @ApiOkResponse({ schema: described })
  async read(
    @CurrentVisitor() { session }: Visitor,
    @ValidQuery(extended) _query: z.infer<typeof extended>,
  ): Promise<LegacyCartAnswer> {
    const { state } = session ? await this.current.of(session) : { state: initialCart };
    return legacyCartAnswer(state, stockholmDate(this.clock.now()));
  }
}
