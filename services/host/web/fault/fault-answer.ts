import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { Logger } from '@nestjs/common';

import { RETRY_AFTER_SECONDS, isAlreadyLogged, isUnavailable } from '../../../foundation/problem/unavailable.js';
import { faultPage } from './fault-page.js';
import { oncePerAnswer } from '../page-template.js';
import { securityHeaders } from '../security-headers.js';
import { entryOf } from '../../../access/client-log/log-entry.js';

/** Browsers' error reports use the same logger. The error page says that its error was reported in the same way. */
const logger = new Logger('Client');
const CLEARING = /^\/rensa-sparad-data(\?|$)/;
/** The form on the app's error page adds this parameter. */
const IN_APP = /\?plattform=app$/;

export function answerFault({ method, url = '/' }: IncomingMessage, response: ServerResponse, error: unknown): void {
  const reference = randomUUID();
  const away = isUnavailable(error);
  if (!isAlreadyLogged(error)) for (const report of faultReports(error, url, reference)) logger.error(report);
  if (response.headersSent || response.destroyed) return void response.destroy();
  const always = { 'cache-control': 'no-store', 'x-correlation-id': reference };
  if (method === 'POST' && CLEARING.test(url)) {
    // A damaged cookie or cache may be the cause, so both are cleared.
    const cleared = {
      location: IN_APP.test(url) ? '/appen/#/' : '/',
      'clear-site-data': '"cache", "cookies", "storage"',
    };
    return void response.writeHead(303, { ...always, ...cleared }).end();
  }
  const { nonce } = oncePerAnswer();
  const later = away ? { 'retry-after': `${RETRY_AFTER_SECONDS}` } : {};
  const headers = { ...always, ...later, ...securityHeaders(nonce), 'content-type': 'text/html; charset=utf-8' };
  response.writeHead(away ? 503 : 500, headers).end(faultPage({ platform: platformOf(url), reference, nonce }));
}

/** Tells the app from the website. The app's pages are below /appen. */
export function platformOf(address: string): 'APP' | 'WEB' {
  return /^\/appen([/?]|$)/.test(address) ? 'APP' : 'WEB';
}

/**
 * Returns the two log entries of UI-11, in the format of a browser's report. The first has only the message, for
 * sorting and counting. The second has the error, the URL and the platform. Each ends with the reference shown on the
 * page.
 */
export function faultReports(error: unknown, address: string, reference: string): readonly [string, string] {
  const platform = platformOf(address);
  const message = error instanceof Error ? error.message : String(error);
  return [
    line(`${platform} ${message}`, reference),
    line(`${platform} ${stackOf(error)}\n${address}\nservices/host/web`, reference),
  ];
}

/** The stack of an error and of its cause, which a failed call of a page has (UI-09). */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.stack ?? error.message;
  return error.cause === undefined ? own : `${own}\nCause: ${stackOf(error.cause)}`;
}

function line(text: string, reference: string): string {
  return `${entryOf(text)} [${reference}]`;
}
