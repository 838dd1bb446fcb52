import { Controller, Get, Inject, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentVisitor } from '../../../access/http/request.js';
import { ValidParam } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { LegacyProblemFilter } from '../../patient/legacy-problem-filter.js';
import { patientTexts as texts } from '../../patient/texts.js';
import { PriceCalls, priceSchema } from './price-calls.js';

const number = z.string().max(20);
const id = z.string().min(1).max(64);
const article = z.string().regex(/^\d{6}$/, 'articleid ska vara sex siffror.');
const count = z.coerce.number('antal ska vara ett heltal.').int().min(1).max(99);

/** RX-05, RX-09: the older call about the price of a prescription. */
@ApiTags('prescriptions (older calls)')
@UseFilters(LegacyProblemFilter)
@Controller('psoapi/kundvagnService')
export class LegacyPriceController {
  constructor(@Inject(PriceCalls) private readonly calls: PriceCalls) {}

  @Get('getKundPris/:pnr/:ordinationsId/:articleid/:antal')
  @ApiOperation({ summary: 'What a customer pays for a prescription' })
  @AnswersWith(priceSchema)
  @Permission('prescription.read', texts.login, texts.identifyAgain)
  price(
    @CurrentVisitor() { session }: Visitor,
    @ValidParam('pnr', number) pnr: string,
    @ValidParam('ordinationsId', id) ordinationId: string,
    @ValidParam('articleid', article) articleId: string,
    @ValidParam('antal', count) packages: number,
  ): Promise<AnswerOf<typeof priceSchema>> {
    return this.calls.price(session, { person: { text: pnr, field: 'pnr' }, ordinationId, articleId, packages });
  }
}
