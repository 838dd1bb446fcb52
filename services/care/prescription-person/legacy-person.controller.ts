import { Controller, Get, HttpCode, Inject, Post, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../access/http/request.js';
import { ValidBody, ValidParam } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Visitor } from '../../access/session/session.js';
import { Problem } from '../../foundation/problem/problem.js';
import { LegacyProblemFilter } from '../patient/legacy-problem-filter.js';
import { patientTexts as texts } from '../patient/texts.js';
import { PersonCalls } from './person-calls.js';
import { changedPerson, personSchema, savedSchema, type ChangedPerson } from './person-fields.js';
import { RrdConsents } from './rrd-consents.js';

const example = '{"personNr":"198507099805","samtyckeRRD":{"givare":true}}';
const form = z.strictObject({ anvandare: z.string().max(2_000) }).meta({ example: { anvandare: example } });
const number = z.string().max(20);

/** RX-09, RX-11, RX-15: the older calls about the person of prescriptions. */
@ApiTags('prescriptions (older calls)')
@UseFilters(LegacyProblemFilter)
@Controller('psoapi/minaReceptService')
export class LegacyPersonController {
  constructor(
    @Inject(PersonCalls) private readonly calls: PersonCalls,
    @Inject(RrdConsents) private readonly consents: RrdConsents,
  ) {}

  @Get('getKundInformation')
  @ApiOperation({ summary: 'The customer, with consents and high-cost account' })
  @AnswersWith(personSchema)
  @Permission('prescription.read', texts.login, texts.identifyAgain)
  own(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof personSchema>> {
    return this.calls.person(session, null);
  }

  @Get('getKundInformation/:pnr')
  @ApiOperation({ summary: 'A person, with consents and high-cost account' })
  @AnswersWith(personSchema)
  @Permission('prescription.read', texts.login, texts.identifyAgain)
  person(
    @CurrentVisitor() { session }: Visitor,
    @ValidParam('pnr', number) pnr: string,
  ): Promise<AnswerOf<typeof personSchema>> {
    return this.calls.person(session, { text: pnr, field: 'pnr' });
  }

  @Post('uppdateraSamtyckeRRD')
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOperation({ summary: 'Changes the consents to keep prescriptions' })
  @AnswersWith(savedSchema)
  @Permission('prescription.read', texts.login, texts.identifyAgain)
  async consent(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(form) { anvandare }: z.infer<typeof form>,
  ): Promise<AnswerOf<typeof savedSchema>> {
    await this.consents.change(shopper, personOf(anvandare));
    return { status: 'ok' };
  }
}

/** Reads the user, which stands as JSON in a field of the form. */
function personOf(text: string): ChangedPerson {
  const invalid = new Problem(400, [{ field: 'anvandare', code: 'USER_INVALID', message: texts.user }]);
  let written: unknown;
  try {
    written = JSON.parse(text);
  } catch {
    throw invalid;
  }
  const read = changedPerson.safeParse(written);
  if (!read.success) throw invalid;
  return read.data;
}
