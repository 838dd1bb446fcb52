import { Controller, Get, Header } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { patterns, type PatternName } from '../../../domain/customer/index.js';
import { AnswersWith } from '../../access/http/api-schema.js';
import { Permission } from '../../access/permission/permission-gate.js';

const patternsByName = z.strictObject(
  Object.fromEntries(Object.entries(patterns).map(([name, example]) => [name, z.string().meta({ example })])) as Record<
    PatternName,
    z.ZodString
  >,
);

/** PRO-01: the regular expressions that the server validates with. Clients fetch them and use them too. */
@ApiTags('application')
@Permission('shop.browse')
@Controller('api/regex')
export class PatternController {
  @Get('pattern')
  @Header('cache-control', 'public, max-age=300')
  @ApiOperation({ summary: 'Validation patterns by name, for the flags u and v' })
  @AnswersWith(patternsByName)
  pattern(): typeof patterns {
    return patterns;
  }
}
