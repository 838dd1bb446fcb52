import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentVisitor } from '../../../access/http/request.js';
import { ValidBody } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { patientTexts as texts } from '../../patient/texts.js';
import { accountSchema, transactionsSchema } from './account-fields.js';
import { HighCostCalls } from './high-cost-calls.js';

const asked = z.strictObject({ personnummer: z.string().max(20) }).meta({ example: { personnummer: '198507099805' } });

/** RX-07, RX-09: the calls of the new prescription service about high-cost accounts. */
@ApiTags('prescriptions')
@Controller('hkdb')
export class HighCostController {
  constructor(@Inject(HighCostCalls) private readonly calls: HighCostCalls) {}

  @Post('konto')
  @HttpCode(200)
  @ApiOperation({ summary: 'A person’s account in the high-cost database' })
  @AnswersWith(accountSchema)
  @Permission('high-cost.read', texts.login, texts.identifyAgain)
  account(
    @CurrentVisitor() { session }: Visitor,
    @ValidBody(asked) { personnummer }: z.infer<typeof asked>,
  ): Promise<AnswerOf<typeof accountSchema>> {
    return this.calls.account(session, { text: personnummer, field: 'personnummer' });
  }

  @Post('transaktioner')
  @HttpCode(200)
  @ApiOperation({ summary: 'A person’s purchases in the high-cost database' })
  @AnswersWith(transactionsSchema)
  @Permission('high-cost.read', texts.login, texts.identifyAgain)
  transactions(
    @CurrentVisitor() { session }: Visitor,
    @ValidBody(asked) { personnummer }: z.infer<typeof asked>,
  ): Promise<AnswerOf<typeof transactionsSchema>> {
    return this.calls.transactions(session, { text: personnummer, field: 'personnummer' });
  }
}
