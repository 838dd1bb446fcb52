import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentVisitor } from '../../access/http/request.js';
import { ValidBody } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Visitor } from '../../access/session/session.js';
import { patientTexts as texts } from '../patient/texts.js';
import { WarrantCalls } from './warrant-calls.js';
import { warrantsSchema } from './warrant-fields.js';

const asked = z.strictObject({}).meta({ example: {} });

/** RX-08, RX-09: the call of the new prescription service that reads warrants. */
@ApiTags('prescriptions')
@Controller('fullmakt')
export class WarrantController {
  constructor(@Inject(WarrantCalls) private readonly calls: WarrantCalls) {}

  @Post('lista')
  @HttpCode(200)
  @ApiOperation({ summary: 'The warrants that others gave the customer' })
  @AnswersWith(warrantsSchema)
  @Permission('warrant.list', texts.login, texts.identifyAgain)
  held(
    @CurrentVisitor() { session }: Visitor,
    @ValidBody(asked) _body: unknown,
  ): Promise<AnswerOf<typeof warrantsSchema>> {
    return this.calls.held(session);
  }
}
