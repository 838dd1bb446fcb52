import { Catch, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { asProblem } from '../../../access/http/problem-filter.js';
import { RETRY_AFTER_SECONDS, isAlreadyLogged, isUnavailable } from '../../../foundation/problem/unavailable.js';
import type { ShopRequest } from '../../../access/http/request.js';

const STATUS: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  403: 'Forbidden',
  404: 'NotFound',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  429: 'TooManyRequests',
  503: 'ServiceUnavailable',
};

/** Writes errors in the search provider's format: {status, error: {code, status, title, detail, parameter}}. */
@Catch()
export class LoopErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('search');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const problem = asProblem(error);
    const away = isUnavailable(error);
    if (problem.status >= 500 && !isAlreadyLogged(error))
      this.logger.error(
        `${http.getRequest<ShopRequest>().correlationId} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    const [fault] = problem.errors;
    const body = {
      code: problem.status,
      status: STATUS[problem.status] ?? 'InternalServerError',
      title: fault?.message ?? problem.message,
      detail: problem.errors.map(({ field, message }) => (field ? `${field}: ${message}` : message)).join(' '),
      parameter: fault?.field ?? null,
    };
    const reply = http.getResponse<FastifyReply>();
    const wait = away ? RETRY_AFTER_SECONDS : problem.details['retryAfterSeconds'];
    if (typeof wait === 'number') reply.header('retry-after', wait);
    void reply
      .code(problem.status)
      .type('application/json; charset=utf-8')
      .send({ status: problem.status, error: body });
  }
}
