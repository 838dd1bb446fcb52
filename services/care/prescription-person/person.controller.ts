import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { CurrentVisitor } from '../../access/http/request.js';
import { ValidBody } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Visitor } from '../../access/session/session.js';
import { patientTexts as texts } from '../patient/texts.js';
import { PersonCalls } from './person-calls.js';
import { personSchema } from './person-fields.js';

const asked = z
  .strictObject({ personnummer: z.string().max(20).nullish() })
  .meta({ example: { personnummer: '198507099805' } });

/** RX-09, RX-15: the call of the new prescription service about the person of prescriptions. */
@ApiTags('prescriptions')
@Controller('kundinformation')
export class PersonController {
  constructor(@Inject(PersonCalls) private readonly calls: PersonCalls) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ summary: 'A person, with consents and high-cost account' })
  @AnswersWith(personSchema)
  @Permission('prescription.read', texts.login, texts.identifyAgain)
  person(
    @CurrentVisitor() { session }: Visitor,
    @ValidBody(asked) { personnummer }: z.infer<typeof asked>,
  ): Promise<AnswerOf<typeof personSchema>> {
    return this.calls.person(session, personnummer ? { text: personnummer, field: 'personnummer' } : null);
  }
}
