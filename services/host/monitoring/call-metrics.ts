import type { IncomingMessage, ServerResponse } from 'node:http';

import { Gauge, Histogram } from 'prom-client';

import { guarded } from '../../foundation/log/guarded.js';
import type { Figures } from './process-metrics.js';
import { routeOf } from '../../access/http/route-of.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Counts calls by route pattern. A URL may contain personal data, a pattern never does. */
export class CallMetrics {
  private readonly seconds: Histogram<'method' | 'route' | 'status'>;
  private readonly open: Gauge;

  constructor(registry: Figures) {
    this.seconds = new Histogram({
      name: 'algort_http_request_seconds',
      help: 'Time from the head of a call to the end of its answer; status "left" when the caller did not wait for it',
      labelNames: ['method', 'route', 'status'],
      buckets: BUCKETS,
      registers: [registry],
    });
    this.open = new Gauge({
      name: 'algort_http_requests_open',
      help: 'Calls under way',
      registers: [registry],
    });
  }

  watch({ method = '' }: IncomingMessage, response: ServerResponse): void {
    const begun = performance.now();
    this.open.inc();
    response.once(
      'close',
      guarded('the count of a call', () => this.ended(method, response, performance.now() - begun)),
    );
  }

  private ended(method: string, response: ServerResponse, milliseconds: number): void {
    this.open.dec();
    const labels = {
      method: METHODS.has(method) ? method : 'other',
      route: routeOf(response),
      status: response.writableFinished ? String(response.statusCode) : 'left',
    };
    this.seconds.observe(labels, milliseconds / 1000);
  }
}
