import { Controller, Get, Header, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { z } from 'zod';

import { ValidBody } from '../../access/http/valid.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { Problem } from '../../foundation/problem/problem.js';
import type { Simulated } from '../../partners/simulated/simulated.js';
import { SIMULATED } from '../../partners/tokens.js';

const choice = z.strictObject({ optionId: z.string().min(1).max(40) });

/** The script and the calls of the simulated delivery widget, on the shop's own origin (LAW-06). */
@ApiExcludeController()
@Permission('simulation.play')
@Controller('partner/delivery-checkout')
export class DeliveryWidgetController {
  constructor(@Inject(SIMULATED) private readonly simulated: Simulated) {}

  @Get('widget.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  script(): string {
    return this.widget().script;
  }

  @Get('sessions/:id')
  shown(@Param('id') id: string): object {
    return this.widget().shown(id) ?? missing();
  }

  @Post('sessions/:id')
  @HttpCode(200)
  choose(@Param('id') id: string, @ValidBody(choice) { optionId }: z.infer<typeof choice>): object {
    const widget = this.widget();
    if (!widget.shown(id)) missing();
    widget.choose(id, optionId);
    return widget.shown(id) ?? missing();
  }

  private widget() {
    return this.simulated['delivery-checkout'] ?? missing();
  }
}

function missing(): never {
  throw new Problem(404, [{ code: 'HTTP_404', message: 'Sidan eller resursen finns inte.' }]);
}
