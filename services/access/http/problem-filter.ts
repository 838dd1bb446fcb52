import { Catch, HttpException, Logger, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { KeyDestroyed } from '../../foundation/event-store/personal-data/keys.js';
import { Problem, problemBody } from '../../foundation/problem/problem.js';
import type { ShopRequest } from './request.js';
import { RETRY_AFTER_SECONDS, isAlreadyLogged, isUnavailable } from '../../foundation/problem/unavailable.js';

const TEXTS: Readonly<Record<number, string>> = {
  400: 'Anropet gick inte att läsa.',
  401: 'Du behöver logga in.',
  403: 'Du får inte göra detta.',
  404: 'Sidan eller resursen finns inte.',
  413: 'Anropet är för stort.',
  415: 'Innehållets typ stöds inte.',
};
const FAULT = 'Något gick fel! Försök igen senare.';

/**
 * Gives every error the same format. An unexpected error is logged with its correlation id, and the response contains
 * no details.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const { correlationId, clientCorrelationId } = http.getRequest<ShopRequest>();
    const problem = asProblem(error);
    const away = isUnavailable(error);
    if (problem.status >= 500 && !isAlreadyLogged(error))
      this.logger.error(
        `${correlationText(correlationId, clientCorrelationId)} ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
    const reply = http.getResponse<FastifyReply>();
    const wait = away ? RETRY_AFTER_SECONDS : problem.details['retryAfterSeconds'];
    if (typeof wait === 'number') reply.header('retry-after', wait);
    void reply.code(problem.status).type('application/problem+json').send(problemBody(problem, correlationId));
  }
}

/**
 * Writes the correlation ids for the log. The caller's id is marked as such, because only our own id leads to events.
 */
function correlationText(own: string, clients: string | null | undefined): string {
  return clients ? `${own} (the caller says ${clients})` : own;
}

export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isUnavailable(error)) return new Problem(503, [{ code: 'STORE_UNAVAILABLE', message: FAULT }]);
  // The person of this session was erased, and the person's key destroyed. Every process ends the session within
  // seconds.
  const status = error instanceof KeyDestroyed ? 401 : statusOf(error);
  return new Problem(status, [
    { code: status < 500 ? `HTTP_${status}` : 'UNKNOWN_ERROR', message: TEXTS[status] ?? FAULT },
  ]);
}

/** Returns the HTTP status of an error. Fastify's own errors (invalid JSON, body too large) carry a statusCode. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = error as { statusCode?: unknown };
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500 ? statusCode : 500;
}
