import { Controller, Get, Inject, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import type { CartState } from '../../../../domain/cart/index.js';
import { AnswersWith } from '../../../access/http/api-schema.js';
import { CurrentShopper, PresentShopper, type Shopper } from '../../../access/http/request.js';
import { ValidBody } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { Problem } from '../../../foundation/problem/problem.js';
import { cartSchema, type CartAnswer } from '../answer/cart-answer.js';
import { CartAnswers } from '../answer/cart-answers.js';
import { legacyCartSchema, type LegacyCartAnswer } from '../legacy/legacy-cart-answer.js';
import { cartTexts } from '../texts.js';
import { PrescriptionRows } from './prescription-rows.js';
import { wantedItem } from './wanted-item.js';

const MOST_LINES = 200;
const synced = z.looseObject({}).nullish().meta({ example: {} });
const prescriptionLines = z
  .strictObject({
    RxLineItems: z
      .array(wantedItem, 'RxLineItems ska vara en lista.')
      .max(MOST_LINES, `RxLineItems får ha högst ${MOST_LINES} rader.`),
  })
  .meta({ example: { RxLineItems: [] } });

const closed = (): Problem =>
  new Problem(409, [{ code: 'PRESCRIPTIONS_CLOSED', message: cartTexts.prescriptionsClosed }]);

/** @throws Problem while prescriptions cannot be bought (RX-20) */
function open(state: CartState | null): CartState {
  if (!state) throw closed();
  return state;
}

/** The calls about prescription items in the cart (CRT-09). Each needs a strong log-in (RX-12). */
@ApiTags('cart (prescriptions)')
@Permission('cart.prescription-goods')
@Controller()
export class PrescriptionCallsController {
  constructor(
    @Inject(PrescriptionRows) private readonly rows: PrescriptionRows,
    @Inject(CartAnswers) private readonly answers: CartAnswers,
  ) {}

  @Put('cart/sync-prescriptions')
  @ApiOperation({ summary: 'Brings the prescription items of the cart up to date' })
  @AnswersWith(cartSchema)
  async syncPrescriptions(@CurrentShopper() shopper: Shopper, @ValidBody(synced) _body: unknown): Promise<CartAnswer> {
    return this.answers.of(open(await this.rows.sync(shopper)));
  }

  @Put('cart/sync-pso-products')
  @ApiOperation({ summary: 'Brings the products of the prescription service up to date' })
  @AnswersWith(cartSchema)
  async syncProducts(@CurrentShopper() shopper: Shopper, @ValidBody(synced) _body: unknown): Promise<CartAnswer> {
    return this.answers.of(open(await this.rows.sync(shopper)));
  }

  @Put('api/cart/syncpso')
  @ApiOperation({ summary: 'The older call that brings prescription items up to date' })
  @AnswersWith(legacyCartSchema)
  async syncPso(@CurrentShopper() shopper: Shopper, @ValidBody(synced) _body: unknown): Promise<LegacyCartAnswer> {
    return this.answers.legacyOf(open(await this.rows.sync(shopper)));
  }

  @Put('api/cart/rxitems')
  @ApiOperation({ summary: 'Gives the cart these prescription items and no other. The shop decides each' })
  @AnswersWith(legacyCartSchema)
  async replace(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(prescriptionLines) { RxLineItems }: z.infer<typeof prescriptionLines>,
  ): Promise<LegacyCartAnswer> {
    return this.answers.legacyOf(open(await this.rows.replace(shopper, RxLineItems)));
  }

  @Get('api/cart/rx/restore')
  @ApiOperation({ summary: 'Brings back prescription items that left when the identification ended' })
  @AnswersWith(legacyCartSchema)
  async restore(@PresentShopper() shopper: Shopper | null): Promise<LegacyCartAnswer> {
    if (!shopper) throw closed();
    return this.answers.legacyOf(open(await this.rows.restore(shopper)));
  }
}
