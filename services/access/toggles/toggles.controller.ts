import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import type { Config } from '../../foundation/config/config.js';
import { AnswersWith, type AnswerOf } from '../http/api-schema.js';
import { Permission } from '../permission/permission-gate.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { TOGGLE_DEFAULTS, type ToggleName, type ToggleStates } from '../../foundation/config/toggle-list.js';
import { Toggles } from './toggles.js';

const toggles = z.strictObject(
  Object.fromEntries(Object.keys(TOGGLE_DEFAULTS).map((name) => [name, z.boolean()])) as Record<
    ToggleName,
    z.ZodBoolean
  >,
);
const application = z.strictObject({ EnvironmentPrefix: z.string().meta({ example: 'local' }) });

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
  @AnswersWith(toggles)
  featureToggles(): ToggleStates {
    return this.toggles.all();
  }

  /** Returns a prefix for names that must differ between environments. It is empty in production. */
  @Get('application')
  @ApiOperation({ summary: 'The environment the client speaks to' })
  @AnswersWith(application)
  application(): AnswerOf<typeof application> {
    const { environment } = this.config;
    return { EnvironmentPrefix: environment === 'production' ? '' : environment };
  }
}
