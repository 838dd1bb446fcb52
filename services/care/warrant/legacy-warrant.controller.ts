import { Controller, Get, HttpCode, Inject, Post, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../access/http/request.js';
import { ValidBody } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Visitor } from '../../access/session/session.js';
import { LegacyProblemFilter } from '../patient/legacy-problem-filter.js';
import { patientTexts as texts } from '../patient/texts.js';
import { WarrantCalls } from './warrant-calls.js';
import { answeredForm, changedSchema, endedForm, givenForm, newsSchema, warrantsSchema } from './warrant-fields.js';

/** RX-08, RX-18, RX-23: the older calls about warrants. */
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

  @Post('registreraFullmakt')
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOperation({ summary: 'Gives a warrant to another person' })
  @AnswersWith(changedSchema)
  @Permission('warrant.give', texts.login, texts.identifyAgain)
  async give(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(givenForm) form: z.infer<typeof givenForm>,
  ): Promise<AnswerOf<typeof changedSchema>> {
    return this.calls.give(shopper, form);
  }

  @Post('registreraFullmaktstagareSamtycke')
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOperation({ summary: 'Accepts or declines a warrant' })
  @AnswersWith(changedSchema)
  @Permission('warrant.list', texts.login, texts.identifyAgain)
  async answer(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(answeredForm) { fullmaktsId, samtycke }: z.infer<typeof answeredForm>,
  ): Promise<AnswerOf<typeof changedSchema>> {
    return this.calls.answer(shopper, fullmaktsId, samtycke === 'true');
  }

  @Post('avslutaFullmakt')
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOperation({ summary: 'Ends a warrant that the customer gave or holds' })
  @AnswersWith(changedSchema)
  @Permission('warrant.list', texts.login, texts.identifyAgain)
  async end(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(endedForm) { fullmaktsId }: z.infer<typeof endedForm>,
  ): Promise<AnswerOf<typeof changedSchema>> {
    return this.calls.end(shopper, fullmaktsId);
  }
}
