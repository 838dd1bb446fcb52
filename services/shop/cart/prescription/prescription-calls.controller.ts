import { Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith } from '../../../access/http/api-schema.js';
import { ValidBody } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { Problem } from '../../../foundation/problem/problem.js';
import { cartSchema, type CartAnswer } from '../answer/cart-answer.js';
import { legacyCartSchema, type LegacyCartAnswer } from '../legacy/legacy-cart-answer.js';
import { cartTexts } from '../texts.js';

const MOST_LINES = 200;
const synced = z.looseObject({}).nullish().meta({ example: {} });
const prescriptionLines = z
  .strictObject({
    RxLineItems: z
      .array(z.looseObject({}), 'RxLineItems ska vara en lista.')
      .max(MOST_LINES, `RxLineItems får ha högst ${MOST_LINES} rader.`),
  })
  .meta({ example: { RxLineItems: [] } });

const closed = (): Problem =>
  new Problem(409, [{ code: 'PRESCRIPTIONS_CLOSED', message: cartTexts.prescriptionsClosed }]);

/**
 * The calls about prescription items in the cart (CRT-09). Each needs a strong log-in (RX-12). The prescription service
 * is closed, so nothing can be added or restored (RX-20).
 */
@ApiTags('cart (prescriptions)')
@Permission('cart.prescription-goods')
@Controller()
export class PrescriptionCallsController {
  @Put('cart/sync-prescriptions')
  @ApiOperation({ summary: 'Brings the prescription items of the cart up to date' })
  @AnswersWith(cartSchema)
  syncPrescriptions(@ValidBody(synced) _body: unknown): CartAnswer {
    throw closed();
  }

  @Put('cart/sync-pso-products')
  @ApiOperation({ summary: 'Brings the products of the prescription service up to date' })
  @AnswersWith(cartSchema)
  syncProducts(@ValidBody(synced) _body: unknown): CartAnswer {
    throw closed();
  }

  @Put('api/cart/syncpso')
  @ApiOperation({ summary: 'The older call that brings prescription items up to date' })
  @AnswersWith(legacyCartSchema)
  syncPso(@ValidBody(synced) _body: unknown): LegacyCartAnswer {
    throw closed();
  }

  @Put('api/cart/rxitems')
  @ApiOperation({ summary: 'Replaces the prescription items of the cart' })
  @AnswersWith(legacyCartSchema)
  replace(@ValidBody(prescriptionLines) _body: unknown): LegacyCartAnswer {
    throw closed();
  }

  @Get('api/cart/rx/restore')
  @ApiOperation({ summary: 'Brings back prescription items that left when the identification ended' })
  @AnswersWith(legacyCartSchema)
  restore(): LegacyCartAnswer {
    throw closed();
  }
}
