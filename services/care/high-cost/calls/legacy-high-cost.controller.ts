import { Controller, Get, Inject, UseFilters } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';

import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentVisitor } from '../../../access/http/request.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { LegacyProblemFilter } from '../../patient/legacy-problem-filter.js';
import { patientTexts as texts } from '../../patient/texts.js';
import { transactionsSchema } from './account-fields.js';
import { HighCostCalls } from './high-cost-calls.js';

/** RX-07, RX-09: the older call about high-cost accounts. */
@ApiTags('prescriptions (older calls)')
@UseFilters(LegacyProblemFilter)
@Controller('psoapi/hkdbService')
export class LegacyHighCostController {
  constructor(@Inject(HighCostCalls) private readonly calls: HighCostCalls) {}

  @Get('getTransaktioner')
  @ApiOperation({ summary: 'The customer’s purchases in the high-cost database' })
  @AnswersWith(transactionsSchema)
  @Permission('high-cost.read', texts.login, texts.identifyAgain)
  transactions(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof transactionsSchema>> {
    return this.calls.transactions(session, null);
  }
}
