import { Controller, Get, Inject, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';

import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentVisitor } from '../../access/http/request.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Visitor } from '../../access/session/session.js';
import { LegacyProblemFilter } from '../patient/legacy-problem-filter.js';
import { patientTexts as texts } from '../patient/texts.js';
import { newsSchema, WarrantCalls, warrantsSchema } from './warrant-calls.js';

/** RX-08, RX-18: the older calls that read warrants. */
@ApiTags('prescriptions (older calls)')
@UseFilters(LegacyProblemFilter)
@Controller('psoapi/folkservice')
export class LegacyWarrantController {
  constructor(@Inject(WarrantCalls) private readonly calls: WarrantCalls) {}

  @Get('getFullmakt')
  @ApiOperation({ summary: 'The warrants that others gave the customer' })
  @AnswersWith(warrantsSchema)
  @Permission('warrant.list', texts.login, texts.identifyAgain)
  held(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof warrantsSchema>> {
    return this.calls.held(session);
  }

  @Get('getFullmaktNyheter')
  @ApiOperation({ summary: 'How many warrants are new' })
  @AnswersWith(newsSchema)
  @Permission('warrant.list', texts.login, texts.identifyAgain)
  news(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof newsSchema>> {
    return this.calls.news(session);
  }
}
