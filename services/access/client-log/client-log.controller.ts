import { Controller, HttpCode, Logger, Post, Req } from '@nestjs/common';
import { ApiConsumes, ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';

import { Problem } from '../../foundation/problem/problem.js';
import type { ShopRequest } from '../http/request.js';
import { DescribedBody, ValidParam } from '../http/valid.js';
import { Permission } from '../permission/permission-gate.js';
import { CallsOfThisProcess } from '../rate-limit/calls-of-this-process.js';
import { entryOf, logBody, logType, type LogType } from './log-entry.js';
import { texts } from './texts.js';

/** A broken page sends two reports. The limit also leaves room for an app that fails at start. */
const LIMIT = { name: 'client-log', perClient: 60, altogether: 3_000, seconds: 60 };

/** Receives error reports of browsers and the app (PRO-12, UI-11). They are stored only in the server's log. */
@ApiTags('application')
@Permission('client.log')
@Controller('api/log')
export class ClientLogController {
  private readonly log = new Logger('Client');
  private readonly limit = new CallsOfThisProcess(LIMIT);

  @Post(':type')
  @HttpCode(204)
  @ApiOperation({ summary: 'Logs what a client tells; person numbers and e-mail addresses are taken out' })
  @ApiConsumes('text/plain', 'application/json')
  @ApiNoContentResponse()
  async write(
    @ValidParam('type', logType) type: LogType,
    @DescribedBody(logBody) body: unknown,
    @Req() request: ShopRequest,
  ): Promise<void> {
    if (!(await this.limit.take(request.ip)))
      throw new Problem(429, [{ code: 'TOO_MANY_LOGS', message: texts.tooMany }]);
    const entry = entryOf(body);
    if (entry === '') throw new Problem(400, [{ field: 'info', code: 'EMPTY', message: texts.empty }]);
    this.keep(type, `${entry} [${request.correlationId}]`);
  }

  private keep(type: LogType, line: string): void {
    if (type === 'error') this.log.error(line);
    else if (type === 'warning') this.log.warn(line);
    else if (type === 'info') this.log.log(line);
    else this.log.debug(line);
  }
}
