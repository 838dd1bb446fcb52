import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';

import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

import { AppModule } from '../app.module.js';
import { guarded } from '../callbacks/guarded.js';
import type { Config } from '../config/config.js';
import type { Partners } from '../partners/simulators.js';
import { KeyedHash } from '../platform/keyed-hash.js';
import type { Platform } from '../platform/platform.js';
import { SessionGate } from '../session/session-gate.js';
import { describeApi } from './api-docs.js';
import { isApiPath } from './api-paths.js';
import { ProblemFilter } from './problem-filter.js';
import { refusalOfAddress, refuseBytes, refuseCall, refuseFaulty, refusePage } from './refusal.js';
import { installRequestHook } from './request-hook.js';
import { speakSwedish } from './swedish-messages.js';

/** Answers what is not the API: the pages. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** No body of the API is larger than a checkout's. */
const BODY_LIMIT = 64 * 1024;

/**
 * One HTTP server: the API's paths go to Nest, all others straight to the pages, whose request body
 * must not have been read by anyone before.
 */
export async function createHttpApp(
  platform: Platform,
  partners: Pick<Partners, 'config' | 'simulated' | 'tls'>,
  pages: (app: NestFastifyApplication) => PageHandler,
): Promise<NestFastifyApplication> {
  speakSwedish();
  let page: PageHandler = (_request, response) => void response.writeHead(503).end();
  const headers = headersOfAll(platform.config);
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    clientErrorHandler: guarded(
      'bytes that are no call',
      refuseBytes,
      (_fault, _error, socket) => void socket.destroy(),
    ),
    trustProxy: platform.config.trustsProxy,
    serverFactory: (api: PageHandler) =>
      http.createServer(
        guarded(
          'a call',
          (request: IncomingMessage, response: ServerResponse) => admit(request, response, headers, api, page),
          (_fault, _request, response) => refuseFaulty(response),
        ),
      ),
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(platform, partners), adapter, {
    logger: ['warn', 'error', 'fatal'],
  });
  installRequestHook(adapter.getInstance(), app.get(SessionGate), app.get(KeyedHash));
  app.useGlobalFilters(new ProblemFilter());
  describeApi(app);
  page = pages(app);
  return app;
}

/** What every answer says, a file's too. */
function headersOfAll({ secure }: Pick<Config, 'secure'>): ReadonlyMap<string, string> {
  const always = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'same-origin'],
  ] as const;
  return new Map([
    ...always,
    ...(secure ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
  ]);
}

function admit(
  request: IncomingMessage,
  response: ServerResponse,
  headers: ReadonlyMap<string, string>,
  api: PageHandler,
  page: PageHandler,
): void {
  response.setHeaders(headers as Map<string, string>);
  const url = request.url ?? '/';
  const refusal = refusalOfAddress(url);
  if (isApiPath(url)) return refusal ? refuseCall(response, refusal, randomUUID()) : api(request, response);
  return refusal ? refusePage(response, refusal) : page(request, response);
}
