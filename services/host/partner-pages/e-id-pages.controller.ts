import { All, Body, Controller, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Problem } from '../../foundation/problem/problem.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Simulated } from '../../partners/simulated/simulated.js';
import { fetchHosted, type HostedAnswer } from '../../../simulators/simulation/hosted-proxy.js';
import { SIMULATED } from '../../partners/tokens.js';

/** The phones of the simulated e-IDs, on the shop's own origin. */
@ApiExcludeController()
@Permission('simulation.play')
@Controller('partner/:eId/phone')
export class EIdPagesController {
  constructor(@Inject(SIMULATED) private readonly simulated: Simulated) {}

  @All()
  async phone(
    @Param('eId') eId: string,
    @Body() form: Record<string, string> | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const answer = await this.answer(eId, form, request);
    if (!answer) throw new Problem(404, [{ code: 'HTTP_404', message: 'Sidan eller resursen finns inte.' }]);
    await reply.code(answer.status).headers(answer.headers).send(answer.body);
  }

  private async answer(
    eId: string,
    form: Record<string, string> | undefined,
    { method, url }: FastifyRequest,
  ): Promise<HostedAnswer | null> {
    const simulator = eId === 'bankid' ? this.simulated.bankid : eId === 'freja' ? this.simulated.freja : null;
    if (!simulator) return null;
    const post = method === 'POST';
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    const body = post ? new URLSearchParams(form ?? {}).toString() : undefined;
    return fetchHosted(simulator.origin, {
      method: post ? 'POST' : 'GET',
      path: `/hosted/phone${post ? '' : query}`,
      body,
    });
  }
}
