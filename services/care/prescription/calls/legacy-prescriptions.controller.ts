import { Controller, Get, Header, HttpCode, Inject, Post, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentVisitor } from '../../../access/http/request.js';
import { ValidBody } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import type { Visitor } from '../../../access/session/session.js';
import { LegacyProblemFilter } from '../../patient/legacy-problem-filter.js';
import { NationalService } from '../../patient/national-service.js';
import { prescriptionsClosed } from '../../patient/not-seen.js';
import { patientTexts as texts } from '../../patient/texts.js';
import { ordinationsSchema } from './ordination.js';
import { NewsCalls, newsSchema } from './news-calls.js';
import { PrescriptionCalls } from './prescription-calls.js';

type Ordinations = AnswerOf<typeof ordinationsSchema>;

const yesNo = z.enum(['true', 'false']);
const form = z
  .strictObject({ avenDos: yesNo, endastAktuella: yesNo, pnr: z.string().max(20) })
  .meta({ example: { avenDos: 'true', endastAktuella: 'true', pnr: '198507099805' } });
const listForm = z.strictObject({ pnr: z.string().max(20) }).meta({ example: { pnr: '198507099805' } });
const status = z.strictObject({ status: z.literal('ok') });

/** RX-09, RX-20: the older calls that read prescriptions. */
@ApiTags('prescriptions (older calls)')
@UseFilters(LegacyProblemFilter)
@Controller('psoapi')
export class LegacyPrescriptionsController {
  constructor(
    @Inject(PrescriptionCalls) private readonly calls: PrescriptionCalls,
    @Inject(NewsCalls) private readonly news: NewsCalls,
    @Inject(NationalService) private readonly national: NationalService,
  ) {}

  @Get('status')
  @ApiOperation({ summary: 'Answers 200 while the prescription service is open, otherwise 503' })
  @AnswersWith(status)
  @Permission('shop.browse')
  async status(): Promise<AnswerOf<typeof status>> {
    if (!(await this.national.isOpen())) throw prescriptionsClosed();
    return { status: 'ok' };
  }

  @Post('minaReceptService/getOrdinationer')
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOperation({ summary: 'The prescriptions of a person' })
  @AnswersWith(ordinationsSchema)
  @Permission('prescription.read', texts.login, texts.identifyAgain)
  ordinations(
    @CurrentVisitor() { session }: Visitor,
    @ValidBody(form) { avenDos, endastAktuella, pnr }: z.infer<typeof form>,
  ): Promise<Ordinations> {
    return this.calls.ordinations(session, {
      person: { text: pnr, field: 'pnr' },
      kind: 'human',
      only: ({ prescription, inActiveList }) =>
        (avenDos === 'true' || !prescription.isDose) && (endastAktuella === 'false' || inActiveList),
    });
  }

  @Post('minaReceptService/receptlista')
  @HttpCode(200)
  @Header('content-type', 'application/pdf')
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOperation({ summary: 'The prescriptions of a person as a PDF' })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @Permission('prescription.read', texts.login, texts.identifyAgain)
  list(
    @CurrentVisitor() { session }: Visitor,
    @ValidBody(listForm) { pnr }: z.infer<typeof listForm>,
  ): Promise<Buffer> {
    return this.calls.pdf(session, { text: pnr, field: 'pnr' });
  }

  @Get('minaReceptService/getDjurreceptRader')
  @ApiOperation({ summary: 'The prescriptions of the customer’s animals' })
  @AnswersWith(ordinationsSchema)
  @Permission('prescription.read', texts.login, texts.identifyAgain)
  animals(@CurrentVisitor() { session }: Visitor): Promise<Ordinations> {
    return this.calls.ordinations(session, { person: null, kind: 'animal' });
  }

  @Get('minaReceptService/getReceptNyheterHuman')
  @ApiOperation({ summary: 'How many of the customer’s prescriptions are new since the last visit' })
  @AnswersWith(newsSchema)
  @Permission('prescription.read', texts.login, texts.identifyAgain)
  newsOfHuman(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof newsSchema>> {
    return this.news.count(session, 'human');
  }

  @Get('minaReceptService/getReceptNyheterDjur')
  @ApiOperation({ summary: 'How many prescriptions of the customer’s animals are new since the last visit' })
  @AnswersWith(newsSchema)
  @Permission('prescription.read', texts.login, texts.identifyAgain)
  newsOfAnimals(@CurrentVisitor() { session }: Visitor): Promise<AnswerOf<typeof newsSchema>> {
    return this.news.count(session, 'animal');
  }
}
