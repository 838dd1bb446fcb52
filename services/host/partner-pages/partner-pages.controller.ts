import { All, Body, Controller, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Problem } from '../../foundation/problem/problem.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { fetchHosted } from '../../../simulators/simulation/hosted-proxy.js';
import type { Simulated } from '../../partners/simulated/simulated.js';
import { SIMULATED } from '../../partners/tokens.js';

/** The bank's and the phone's pages of the payment simulator, on the shop's own origin. */
@ApiExcludeController()
@Permission('simulation.play')
@Controller('partner/adyen/hosted/:kind/:id')
export class PartnerPagesController {
  constructor(@Inject(SIMULATED) private readonly simulated: Simulated) {}

  @All()
  async page(
    @Param('kind') kind: string,
    @Param('id') id: string,
    @Body() form: Record<string, string> | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const origin = this.simulated.adyen?.origin;
    const method = request.method === 'POST' ? 'POST' : 'GET';
    const body = method === 'POST' ? new URLSearchParams(form ?? {}).toString() : undefined;
    const answer = origin ? await fetchHosted(origin, { method, path: `/hosted/${kind}/${id}`, body }) : null;
    if (!answer) throw new Problem(404, [{ code: 'HTTP_404', message: 'Sidan eller resursen finns inte.' }]);
    // This policy replaces the bank's. Under the bank's policy the browser would send the form without its origin, and
    // the shop would refuse it.
    await reply
      .code(answer.status)
      .headers({ ...answer.headers, 'referrer-policy': 'same-origin' })
      .send(answer.body);
  }
}
