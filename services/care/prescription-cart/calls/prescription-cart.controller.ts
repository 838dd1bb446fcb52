import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith } from '../../../access/http/api-schema.js';
import { CurrentShopper, type Shopper } from '../../../access/http/request.js';
import { ValidBody } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { wantedItem, type WantedItem } from '../../../shop/cart/prescription/wanted-item.js';
import { patientTexts as texts } from '../../patient/texts.js';
import { wantedRowOf } from '../wanted-rows.js';
import { CartCalls } from './cart-calls.js';
import { cartsSchema, type CartsAnswer } from './carts-answer.js';

const packages = z.int().min(0).max(99);
const nothing = z.strictObject({}).nullish().meta({ example: {} });
const ofRow = z.strictObject({ radnummer: z.string().max(60) }).meta({ example: { radnummer: 'b5f1…' } });
const quantity = z
  .strictObject({ radnummer: z.string().max(60), antal: packages })
  .meta({ example: { radnummer: 'b5f1…', antal: 2 } });

/** RX-09, RX-14: the calls of the new prescription service about the cart. */
@ApiTags('prescription cart')
@Permission('prescription.order', texts.login, texts.identifyAgain)
@Controller('kundvagn')
export class PrescriptionCartController {
  constructor(@Inject(CartCalls) private readonly calls: CartCalls) {}

  @Post('hamta')
  @HttpCode(200)
  @ApiOperation({ summary: 'The prescription rows of the cart, in a block for each person' })
  @AnswersWith(cartsSchema)
  shown(@CurrentShopper() shopper: Shopper, @ValidBody(nothing) _body: unknown): Promise<CartsAnswer> {
    return this.calls.shown(shopper);
  }

  @Post('lagg-till')
  @HttpCode(200)
  @ApiOperation({ summary: 'Puts one withdrawal of a prescription into the cart' })
  @AnswersWith(cartsSchema)
  add(@CurrentShopper() shopper: Shopper, @ValidBody(wantedItem) item: WantedItem): Promise<CartsAnswer> {
    return this.calls.add(shopper, wantedRowOf(item));
  }

  @Post('ta-bort')
  @HttpCode(200)
  @ApiOperation({ summary: 'Removes a row' })
  @AnswersWith(cartsSchema)
  remove(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(ofRow) { radnummer }: z.infer<typeof ofRow>,
  ): Promise<CartsAnswer> {
    return this.calls.remove(shopper, radnummer);
  }

  @Post('uppdatera-antal')
  @HttpCode(200)
  @ApiOperation({ summary: 'Sets the packages of a row' })
  @AnswersWith(cartsSchema)
  setPackages(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(quantity) { radnummer, antal }: z.infer<typeof quantity>,
  ): Promise<CartsAnswer> {
    return this.calls.setPackages(shopper, radnummer, antal);
  }
}
