import { Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { ValidParam } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { Problem } from '../../../foundation/problem/problem.js';
import { offersExample } from '../answer/examples.js';
import { cartSchema, type CartAnswer } from '../answer/cart-answer.js';
import { legacyCartSchema, type LegacyCartAnswer } from '../legacy/legacy-cart-answer.js';
import { cartTexts } from '../texts.js';

const offers = z
  .strictObject({
    offers: z.array(z.strictObject({ id: z.string(), name: z.string(), validTo: z.iso.date(), redeemed: z.boolean() })),
  })
  .meta({ example: offersExample });
const offerId = z.uuid('Erbjudandets id ska vara ett UUID.').meta({ example: '7b0c4f0e-6a0e-4a5e-9b53-3d5d6e1f2a10' });

const unknown = (): Problem =>
  new Problem(404, [{ field: 'id', code: 'UNKNOWN_OFFER', message: cartTexts.unknownOffer }]);

/** The member's offers for this cart, in both generations (CRT-06). No offer is issued yet (CLB-09). */
@ApiTags('cart (offers)')
@Permission('cart.as-member')
@Controller()
export class MemberOffersController {
  @Get(['cart/offers', 'api/cart/memberOffers'])
  @ApiOperation({ summary: 'The offers that the member may use in this cart' })
  @AnswersWith(offers)
  list(): AnswerOf<typeof offers> {
    return { offers: [] };
  }

  @Put('cart/offers/:id')
  @ApiOperation({ summary: 'Uses an offer in this cart' })
  @AnswersWith(cartSchema)
  use(@ValidParam('id', offerId) _id: string): CartAnswer {
    throw unknown();
  }

  @Delete('cart/offers/:id')
  @ApiOperation({ summary: 'Leaves an offer out of this cart again' })
  @AnswersWith(cartSchema)
  leave(@ValidParam('id', offerId) _id: string): CartAnswer {
    throw unknown();
  }

  @Put('api/cart/memberOffer/:id')
  @ApiOperation({ summary: 'The older call that uses an offer' })
  @AnswersWith(legacyCartSchema)
  useLegacy(@ValidParam('id', offerId) _id: string): LegacyCartAnswer {
    throw unknown();
  }

  @Delete('api/cart/memberOffer/:id')
  @ApiOperation({ summary: 'The older call that leaves an offer out' })
  @AnswersWith(legacyCartSchema)
  leaveLegacy(@ValidParam('id', offerId) _id: string): LegacyCartAnswer {
    throw unknown();
  }
}
