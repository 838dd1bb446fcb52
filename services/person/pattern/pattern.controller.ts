import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { patterns } from '../../../domain/customer/index.js';
import { Permission } from '../../access/permission/permission-gate.js';

/** PRO-01: the regular expressions that the server validates with. Clients fetch them and use them too. */
@ApiTags('application')
@Permission('shop.browse')
@Controller('api/regex')
export class PatternController {
  @Get('pattern')
  @Header('cache-control', 'public, max-age=300')
  @ApiOperation({ summary: 'Validation patterns by name, for the flags u and v' })
  @ApiOkResponse({
    schema: {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(patterns).map(([name, example]) => [name, { type: 'string', example }]),
      ),
    },
  })
  pattern(): typeof patterns {
    return patterns;
  }
}
