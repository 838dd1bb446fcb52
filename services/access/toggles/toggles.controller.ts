import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import type { Config } from '../../foundation/config/config.js';
import { Permission } from '../permission/permission-gate.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { TOGGLE_DEFAULTS, type ToggleStates } from '../../foundation/config/toggle-list.js';
import { Toggles } from './toggles.js';

@ApiTags('application')
@Permission('shop.browse')
@Controller('api')
export class TogglesController {
  constructor(
    @Inject(Toggles) private readonly toggles: Toggles,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Get('featuretoggles')
  @ApiOperation({ summary: 'Every feature toggle and whether it is on' })
  @ApiOkResponse({
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.keys(TOGGLE_DEFAULTS).map((name) => [name, { type: 'boolean' }])),
    },
  })
  featureToggles(): ToggleStates {
    return this.toggles.all();
  }

  /** Returns a prefix for names that must differ between environments. It is empty in production. */
  @Get('application')
  @ApiOperation({ summary: 'The environment the client speaks to' })
  @ApiOkResponse({
    schema: { type: 'object', properties: { EnvironmentPrefix: { type: 'string', example: 'local' } } },
  })
  application(): { readonly EnvironmentPrefix: string } {
    const { environment } = this.config;
    return { EnvironmentPrefix: environment === 'production' ? '' : environment };
  }
}
