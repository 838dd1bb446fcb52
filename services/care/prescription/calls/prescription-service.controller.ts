import { Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentVisitor } from '../../../access/http/request.js';
import { ValidBody } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { patientTexts as texts } from '../../patient/texts.js';
import { ordinationsSchema } from './ordination.js';
import { PrescriptionCalls } from './prescription-calls.js';

const asked = z
  .strictObject({
    personnummer: z.string().max(20),
    typ: z.enum(['human', 'djur']),
    franOchMed: z.iso.date().nullish(),
  })
  .meta({ example: { personnummer: '198507099805', typ: 'human', franOchMed: '2026-01-01' } });

/** RX-09: the calls of the new prescription service that read prescriptions. */
@ApiTags('prescriptions')
@Controller('recept')
export class PrescriptionServiceController {
  constructor(@Inject(PrescriptionCalls) private readonly calls: PrescriptionCalls) {}

  @Post('ordinationer')
  @HttpCode(200)
  @ApiOperation({ summary: 'The prescriptions of a person, or of the person’s animals' })
  @AnswersWith(ordinationsSchema)
  @Permission('prescription.read', texts.login, texts.identifyAgain)
  ordinations(
    @CurrentVisitor() { session }: Visitor,
    @ValidBody(asked) { personnummer, typ, franOchMed }: z.infer<typeof asked>,
  ): Promise<AnswerOf<typeof ordinationsSchema>> {
    return this.calls.ordinations(session, {
      person: { text: personnummer, field: 'personnummer' },
      kind: typ === 'djur' ? 'animal' : 'human',
      from: franOchMed ?? null,
    });
  }
}
