import { Controller, HttpCode, Inject, Post, UseFilters } from '@nestjs/common';
import { ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { AnswersWith, type AnswerOf } from '../../../access/http/api-schema.js';
import { CurrentShopper, type Shopper } from '../../../access/http/request.js';
import { ValidBody } from '../../../access/http/valid.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { Problem } from '../../../foundation/problem/problem.js';
import { wantedItem, type WantedItem } from '../../../shop/cart/prescription/wanted-item.js';
import { LegacyProblemFilter } from '../../patient/legacy-problem-filter.js';
import { patientTexts } from '../../patient/texts.js';
import { ReplaceRows } from '../replace-rows.js';
import { prescriptionCartTexts as texts } from '../texts.js';
import { wantedRowOf } from '../wanted-rows.js';

const FIELD = 'bestallning';
const MOST_ROWS = 200;
const MOST_LETTERS = 60_000;
const example =
  '[{"antal":1,"articleid":"710003","djur":false,"ejByte":false,"ordinationsId":"human-1-2","personnummer":"198507099805"}]';
const form = z.strictObject({ bestallning: z.string().max(MOST_LETTERS) }).meta({ example: { bestallning: example } });
const rows = z.array(wantedItem).max(MOST_ROWS);
const savedSchema = z.strictObject({ status: z.literal('ok') });

/** RX-09: the older call that saves which prescriptions shall be sent home. They are the prescription rows of the cart. */
@ApiTags('prescription cart (older calls)')
@UseFilters(LegacyProblemFilter)
@Permission('prescription.order', patientTexts.login, patientTexts.identifyAgain)
@Controller('psoapi/minaReceptService')
export class DistanceOrderController {
  constructor(@Inject(ReplaceRows) private readonly rows: ReplaceRows) {}

  @Post('sparaDistansReceptBestallning')
  @HttpCode(200)
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiOperation({ summary: 'Gives the cart these prescriptions and no other. The shop decides each' })
  @AnswersWith(savedSchema)
  async save(
    @CurrentShopper() shopper: Shopper,
    @ValidBody(form) { bestallning }: z.infer<typeof form>,
  ): Promise<AnswerOf<typeof savedSchema>> {
    await this.rows.replace(shopper, itemsOf(bestallning).map(wantedRowOf), FIELD);
    return { status: 'ok' };
  }
}

/** Reads the rows, which stand as JSON in a field of the form. */
function itemsOf(text: string): readonly WantedItem[] {
  const read = rows.safeParse(written(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const field = [FIELD, ...(issue?.path ?? [])].join('.');
  throw new Problem(400, [{ field, code: 'ORDER_INVALID', message: texts.orderInvalid }]);
}

function written(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
