import { Controller, Get, HttpCode, Inject, Post, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith } from '../../../access/http/api-schema.js';
import { CurrentShopper, type Shopper } from '../../../access/http/request.js';
import { ValidBody } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { LegacyProblemFilter } from '../../patient/legacy-problem-filter.js';
import { patientTexts as texts } from '../../patient/texts.js';
import { CartCalls } from './cart-calls.js';
import { cartsSchema, type CartsAnswer } from './carts-answer.js';

const radnummer = z.string().max(60);
const row = z.strictObject({ radnummer }).meta({ example: { radnummer: 'b5f1…' } });
const quantity = z
  .strictObject({ radnummer, antal: z.string().regex(/^\d{1,2}$/, 'antal ska vara ett heltal.') })
  .meta({ example: { radnummer: 'b5f1…', antal: '2' } });
const information = z
  .strictObject({ radnummer, extraInfo: z.string().max(2_000) })
  .meta({ example: { radnummer: 'b5f1…', extraInfo: 'Jag vill ha burk med lätt lock.' } });

/** RX-09, RX-14: the older calls about the prescription cart. */
@ApiTags('prescription cart (older calls)')
@UseFilters(LegacyProblemFilter)
@Permission('prescription.order', texts.login, texts.identifyAgain)
@Controller('psoapi/kundvagnService')
export class LegacyPrescriptionCartController {
  constructor(@Inject(CartCalls) private readonly calls: CartCalls) {}

  @Get('getKundvagnar')
  @ApiOperation({ summary: 'The prescription rows of the cart, in a block for each person' })
  @AnswersWith(cartsSchema)
  shown(@CurrentShopper() shopper: Shopper): Promise<CartsAnswer> {
    return this.calls.shown(shopper);
  }

  @Post('raderaKundvagnRad')
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOperation({ summary: 'Removes a row' })
  @AnswersWith(cartsSchema)
  remove(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(row) { radnummer: id }: z.infer<typeof row>,
  ): Promise<CartsAnswer> {
    return this.calls.remove(shopper, id);
  }

  @Post('uppdateraKundvagnRadAntal')
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOperation({ summary: 'Sets the packages of a row' })
  @AnswersWith(cartsSchema)
  setPackages(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(quantity) { radnummer: id, antal }: z.infer<typeof quantity>,
  ): Promise<CartsAnswer> {
    return this.calls.setPackages(shopper, id, Number(antal));
  }

  @Post('uppdateraKundvagnRadExtraInfo')
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOperation({ summary: 'What the customer tells the pharmacist about a row' })
  @AnswersWith(cartsSchema)
  giveMessage(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(information) { radnummer: id, extraInfo }: z.infer<typeof information>,
  ): Promise<CartsAnswer> {
    return this.calls.giveMessage(shopper, id, extraInfo);
  }
}
