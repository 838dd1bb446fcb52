import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentVisitor } from '../../../access/http/request.js';
import { ValidBody } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { patientTexts as texts } from '../../patient/texts.js';
import { PriceCalls, priceSchema } from './price-calls.js';

const asked = z
  .strictObject({
    antal: z.number().int().min(1).max(99),
    articleid: z.string().regex(/^\d{6}$/, 'articleid ska vara sex siffror.'),
    ordinationsId: z.string().min(1).max(64),
    personnummer: z.string().max(20),
  })
  .meta({
    example: { antal: 1, articleid: '710001', ordinationsId: 'human-1-1', personnummer: '198507099805' },
  });

/** RX-05, RX-09: the call of the new prescription service about the price of a prescription. */
@ApiTags('prescriptions')
@Controller('kundvagn')
export class PriceController {
  constructor(@Inject(PriceCalls) private readonly calls: PriceCalls) {}

  @Post('kund-pris')
  @HttpCode(200)
  @ApiOperation({ summary: 'What a customer pays for a prescription' })
  @AnswersWith(priceSchema)
  @Permission('prescription.read', texts.login, texts.identifyAgain)
  price(
    @CurrentVisitor() { session }: Visitor,
    @ValidBody(asked) { antal, articleid, ordinationsId, personnummer }: z.infer<typeof asked>,
  ): Promise<AnswerOf<typeof priceSchema>> {
    const person = { text: personnummer, field: 'personnummer' };
    return this.calls.price(session, { person, ordinationId: ordinationsId, articleId: articleid, packages: antal });
  }
}
