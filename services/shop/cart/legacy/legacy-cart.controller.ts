import { Controller, Get, Inject, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, PresentShopper, type Shopper } from '../../../access/http/request.js';
import { ValidBody, ValidQuery } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { accepted, CartAnswers } from '../answer/cart-answers.js';
import { clearQuery, extendedQuery, location } from '../cart-schemas.js';
import { CartValidation } from '../line/cart-validation.js';
import { ClearCart } from '../commands/clear-cart.js';
import { CurrentCart } from '../current-cart.js';
import { GiveLocation } from '../commands/give-location.js';
import { legacyCartSchema, type LegacyCartAnswer } from './legacy-cart-answer.js';

const validation = z.strictObject({ varuIds: z.array(z.string()) }).meta({ example: { varuIds: ['123456'] } });
const givenLocation = z.strictObject({ ZipCode: z.string().nullable() }).meta({ example: { ZipCode: '11820' } });

/** The legacy calls about the whole cart (CRT-06, CRT-09). Product cards read it in its extended mode (CRT-02). */
@ApiTags('cart (legacy)')
@Permission('cart.use')
@Controller('api/cart')
export class LegacyCartController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(CartValidation) private readonly validation: CartValidation,
    @Inject(CartAnswers) private readonly answers: CartAnswers,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'The whole cart: quantities with their limits, discounts, and how far it is to free shipping',
  })
  @AnswersWith(legacyCartSchema)
  async read(
    @CurrentVisitor() { session }: Visitor,
    @ValidQuery(extendedQuery) _query: z.infer<typeof extendedQuery>,
  ): Promise<LegacyCartAnswer> {
    return this.answers.legacyOf(await this.current.shown(session));
  }

  @Get('clearcart')
  @ApiOperation({ summary: 'Takes the goods out; deleteCart=true also drops receiver, delivery and payment method' })
  @AnswersWith(legacyCartSchema)
  async clear(
    @PresentShopper() shopper: Shopper | null,
    @ValidQuery(clearQuery) { deleteCart }: z.infer<typeof clearQuery>,
  ): Promise<LegacyCartAnswer> {
    if (shopper) accepted(await this.bus.execute(new ClearCart(shopper, deleteCart)));
    return this.answers.legacyOf(await this.current.shown(shopper?.session ?? null));
  }

  @Get('productvalidation')
  @ApiOperation({ summary: 'The article numbers of the lines that cannot be bought as they stand' })
  @AnswersWith(validation)
  async validate(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof validation>> {
    return { varuIds: await this.validation.invalid(await this.current.shown(session)) };
  }

  @Get('location')
  @ApiOperation({ summary: 'The postcode that was given for the delivery options' })
  @AnswersWith(givenLocation)
  async location(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof givenLocation>> {
    return { ZipCode: (await this.current.shown(session)).location };
  }

  @Put('location')
  @ApiOperation({ summary: 'Gives the postcode for the delivery options, before the receiver is given' })
  @AnswersWith(givenLocation)
  async locate(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(location) { ZipCode }: z.infer<typeof location>,
  ): Promise<AnswerOf<typeof givenLocation>> {
    return { ZipCode: accepted(await this.bus.execute(new GiveLocation(shopper, ZipCode))).location };
  }
}
