import { refusalOfAddress } from '../access/budget/refusal-of-address.js';
import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';

import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';

import { stockholmDate } from '../../domain/kernel/index.js';
import { AppModule } from './app.module.js';
import { callBudget, type CallBudget } from '../access/budget/call-budget.js';
import { guarded } from '../foundation/log/guarded.js';
import type { Config } from '../foundation/config/config.js';
import { MonitoringEndpoints } from './monitoring/monitoring-endpoints.js';
import { ReadinessWatch } from './monitoring/readiness.js';
import { ShopMetrics } from './monitoring/shop-metrics.js';
import type { Partners } from '../../simulators/simulators.js';
import { canoAddress } from '../care/cano/cano-address.js';
import { KeyedHash } from '../foundation/platform/keyed-hash.js';
import type { Platform } from '../foundation/platform/platform.js';
import { SessionGate } from '../access/session/session-gate.js';
import { describeApi } from '../access/http/api-docs.js';
import { isApiPath } from '../access/http/api-paths.js';
import { endSilent, limitsOf } from '../access/http/call-limits.js';
import { isConsoleHost } from '../access/http/console-host.js';
import { ownHosts } from '../access/http/own-host.js';
import { ProblemFilter } from '../access/http/problem-filter.js';
import {
  WRONG_HOST,
  refuseBytes,
  refuseCall,
  refuseFaulty,
  refusePage,
  type Refusal,
} from '../foundation/problem/refusal.js';
import { installRequestHook } from '../access/http/request-hook.js';
import { useSwedishMessages } from '../access/http/swedish-messages.js';

export type PageHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** The largest body that an API call needs is that of a checkout. */
const BODY_LIMIT = 64 * 1024;

/** Creates the HTTP server. API paths go to Nest, others to the pages, which must read the request body themselves. */
export async function createHttpApp(
  platform: Platform,
  partners: Pick<Partners, 'config' | 'simulated' | 'tls'>,
  pages: (app: NestFastifyApplication) => PageHandler,
): Promise<NestFastifyApplication> {
  useSwedishMessages();
  let doors: Doors | null = null;
  const { callLimits } = platform.config;
  const headers = headersOfAll(platform.config);
  const budget = (): CallBudget => callBudget.on(stockholmDate(platform.clock.now()));
  const { consoleHost } = platform.config;
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    // The app's own addresses of the prescription service lead to the same calls (RX-19).
    rewriteUrl: ({ method = '', url = '/' }) => canoAddress(method, url),
    // Clients of the older generation write some paths with a slash at their end (CRT-06).
    // A long part of a path reaches its schema, whose error names the field. Fastify's own answer is in English.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 8_192 },
    // A call that comes while the process ends is handled like every other. Fastify would refuse it in English.
    return503OnClosing: false,
    clientErrorHandler: guarded(
      'bytes that are no call',
      refuseBytes,
      (_fault, _error, socket) => void socket.destroy(),
    ),
    trustProxy: platform.config.trustsProxy,
    serverFactory: (api: PageHandler) => {
      const server = http.createServer(
        limitsOf(callLimits),
        guarded(
          'a call',
          (request: IncomingMessage, response: ServerResponse) => {
            response.setHeaders(headers as Map<string, string>);
            // While the process stops, a client that asks without a pause would keep its connection open until it is cut.
            response.once(
              'close',
              guarded('a connection at the end', () => closeIdle(doors, server)),
            );
            if (doors) admit(request, response, { ...doors, api, budget: budget(), consoleHost });
            else response.writeHead(503).end();
          },
          (_fault, _request, response) => refuseFaulty(response),
        ),
      );
      return endSilent(server, callLimits);
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.of(platform, partners), adapter, {
    logger: ['warn', 'error', 'fatal'],
  });
  installRequestHook(adapter.getInstance(), app.get(SessionGate), app.get(KeyedHash));
  app.useGlobalFilters(new ProblemFilter());
  if (platform.config.apiDocs) describeApi(app);
  doors = {
    page: pages(app),
    monitoring: app.get(MonitoringEndpoints),
    metrics: app.get(ShopMetrics),
    readiness: app.get(ReadinessWatch),
    isOwn: ownHosts(platform.config),
  };
  return app;
}

function closeIdle(doors: Doors | null, server: http.Server): void {
  if (doors?.readiness.isStopping) server.closeIdleConnections();
}

/** Returns the headers of every response, including static files. */
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

interface Doors {
  readonly page: PageHandler;
  readonly monitoring: MonitoringEndpoints;
  readonly metrics: ShopMetrics;
  readonly readiness: Pick<ReadinessWatch, 'isStopping'>;
  readonly isOwn: (host: string | undefined) => boolean;
}

interface Admission {
  readonly api: PageHandler;
  readonly budget: CallBudget;
  readonly consoleHost: string | null;
}

const ELSEWHERE: Refusal = { status: 404, code: 'NOT_HERE', message: 'Det finns inte här.' };

/**
 * Whether the URL is an API call of the shop. The console's own host refuses all of them. It accepts only the error
 * reports of pages, which are an API call too.
 */
function isShopCall(url: string): boolean {
  return isApiPath(url) && !url.startsWith('/api/log/');
}

function admit(
  request: IncomingMessage,
  response: ServerResponse,
  { api, budget, page, monitoring, metrics, isOwn, consoleHost }: Omit<Doors, 'readiness'> & Admission,
): void {
  metrics.calls.watch(request, response);
  if (MonitoringEndpoints.isFor(request))
    return void monitoring.answer(request, response).catch(() => refuseFaulty(response));
  const url = request.url ?? '/';
  const { host } = request.headers;
  const refusal = isOwn(host)
    ? (refusalOfAddress(url, budget) ?? (isShopCall(url) && isConsoleHost(consoleHost, host) ? ELSEWHERE : null))
    : WRONG_HOST;
  if (isApiPath(url)) return refusal ? refuseCall(response, refusal, randomUUID()) : api(request, response);
  return refusal ? refusePage(response, refusal) : page(request, response);
}
