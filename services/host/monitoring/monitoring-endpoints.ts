import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Config } from '../../foundation/config/config.js';
import { mayReadMetrics } from './metrics-reader.js';
import type { ReadinessWatch } from './readiness.js';
import { nameRoute } from '../../access/http/route-of.js';
import type { ShopMetrics } from './shop-metrics.js';

const PATHS = new Set(['/live', '/ready', '/metrics']);
const NOT_FOUND = { status: 404, type: 'text/plain; charset=utf-8', body: 'Sidan eller resursen finns inte.' };

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** Serves health and metrics on every host name, before sessions, pages and API. */
export class MonitoringEndpoints {
  constructor(
    private readonly readiness: ReadinessWatch,
    private readonly metrics: ShopMetrics,
    private readonly config: Pick<Config, 'metricsToken' | 'environment'>,
  ) {}

  static isFor({ url = '/', method }: IncomingMessage): boolean {
    return (method === 'GET' || method === 'HEAD') && PATHS.has(pathOf(url));
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = pathOf(request.url ?? '/');
    nameRoute(response, path);
    const { status, type, body } = await this.answerTo(path, request);
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  private async answerTo(path: string, request: IncomingMessage): Promise<Answer> {
    if (path === '/live') return json(200, { live: true });
    if (path === '/ready') {
      const found = await this.readiness.look();
      return json(found.ready ? 200 : 503, found);
    }
    if (!mayReadMetrics(request, this.config)) return NOT_FOUND;
    return { status: 200, type: this.metrics.contentType, body: await this.metrics.text() };
  }
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] as string;
}

function json(status: number, body: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}
