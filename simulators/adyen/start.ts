import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { Faults, faultSettings, type FaultSettings } from '../simulation/faults.js';
import { formBodies } from '../simulation/form-bodies.js';
import { once } from '../simulation/once.js';
import { systemTimers, type Timers } from '../simulation/timers.js';
import { AdyenError, internalError, unreadable } from './adyen-error.js';
import { checkoutApi } from './api.js';
import { Engine } from './engine.js';
import { hostedPages } from './pages/hosted.js';
import { ReportAnnouncer } from './report/report-announcer.js';
import { reportsApi, type ReportUser } from './report/reports-api.js';
import { emptyState, type SimulatedPayment } from './state.js';

export interface AdyenSimulatorOptions {
  readonly apiKey: string;
  readonly hmacKey: string;
  readonly merchantAccount: string;
  /** The user and password for the daily reports. Without them there are no reports. */
  readonly reportUser?: ReportUser;
  /** The URL to which signed webhooks are sent. With null they wait until the next start with a URL. */
  readonly webhookUrl: string | null;
  /**
   * The URL at which browsers find the pages `/hosted/*`: a path that the shop forwards. By default it is the
   * simulator's own.
   */
  readonly pagesUrl?: string;
  readonly port?: number;
  readonly journalPath?: string;
  readonly webhookDelayMs?: number;
  readonly retryMs?: readonly number[];
  readonly swishExpiryMs?: number;
  readonly offerExpiryMs?: number;
  readonly slowBankMs?: number;
  readonly faults?: Partial<FaultSettings>;
  readonly seed?: number;
  readonly now?: () => Date;
  readonly timers?: Timers;
}

export interface AdyenSimulator {
  /** The base URL of the Checkout API with its version, for ADYEN_URL. */
  readonly url: string;
  /** The base URL of the reports, for ADYEN_REPORTS_URL. */
  readonly reportsUrl: string;
  /** The base URL of the server. The shop forwards browsers' requests for `/hosted/*` to it. */
  readonly origin: string;
  payments(): readonly SimulatedPayment[];
  undelivered(): number;
  setFaults(settings: Partial<FaultSettings>): void;
  releaseWebhooks(order?: 'as-queued' | 'reversed'): Promise<void>;
  /** Resolves when no webhook is being sent. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Milliseconds before each retry of a webhook. Adyen retries after seconds at first, later after minutes and hours, up
 * to 30 days.
 */
export const ADYEN_RETRY_MS: readonly number[] = [9, 18, 27, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 28_800].map(
  (seconds) => seconds * 1000,
);
const THREE_MINUTES = 180_000;
const SOON = 3_000;
const TWELVE_HOURS = 12 * 3600_000;

/** A server with Adyen's Checkout protocol on a loopback port, for development and tests. */
export async function startAdyenSimulator(options: AdyenSimulatorOptions): Promise<AdyenSimulator> {
  const server = fastify({ logger: false, bodyLimit: 1_000_000, forceCloseConnections: true });
  const timers = options.timers ?? systemTimers;
  let origin = '';
  const world = {
    state: emptyState(),
    now: options.now ?? (() => new Date()),
    merchantAccount: options.merchantAccount,
    faults: new Faults(options.faults, options.seed),
    swishExpiryMs: options.swishExpiryMs ?? THREE_MINUTES,
    offerExpiryMs: options.offerExpiryMs ?? TWELVE_HOURS,
    slowBankMs: options.slowBankMs ?? SOON,
    get pagesUrl() {
      return options.pagesUrl ?? origin;
    },
  };
  const engine = new Engine(world, {
    ...options,
    timers,
    webhookDelayMs: options.webhookDelayMs ?? 0,
    retryMs: options.retryMs ?? ADYEN_RETRY_MS,
  });
  speakAdyen(server);
  await server.register(checkoutApi(engine, options.apiKey), { prefix: '/v71' });
  const { reportUser } = options;
  if (reportUser) await server.register(reportsApi(world, reportUser), { prefix: '/reports/download' });
  await server.register(hostedPages(engine), { prefix: '/hosted' });
  await server.register(controls(engine), { prefix: '/simulation' });
  await server.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const reportsUrl = `${origin}/reports/download`;
  const commit = engine.commit.bind(engine);
  const announcer = reportUser && new ReportAnnouncer({ world, timers, reportsUrl, commit });
  return {
    url: `${origin}/v71`,
    reportsUrl,
    origin,
    payments: () => [...world.state.payments.values()],
    undelivered: () => world.state.undelivered.size,
    setFaults: (settings) => engine.setFaults(settings),
    releaseWebhooks: (order) => engine.courier.release(order),
    idle: () => engine.courier.idle(),
    close: once(async () => {
      announcer?.stop();
      await server.close();
      await engine.close();
    }),
  };
}

function speakAdyen(server: FastifyInstance): void {
  formBodies(server);
  server.setErrorHandler((error, _request, reply) => {
    const known = error instanceof AdyenError ? error : isClientFault(error) ? unreadable : internalError;
    return reply.code(known.status).send(known.body);
  });
  server.setNotFoundHandler((_request, reply) => reply.code(404).send(new AdyenError(404, '000', 'Not Found').body));
}

function isClientFault(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode < 500
  );
}

const release = z.object({ order: z.enum(['as-queued', 'reversed']).default('as-queued') });

/** HTTP calls with which a test in another process controls the simulator. The shop never forwards them. */
function controls(engine: Engine) {
  return async (api: FastifyInstance): Promise<void> => {
    api.put('/faults', (request, reply) => {
      const settings = faultSettings.partial().safeParse(request.body);
      if (!settings.success) throw unreadable;
      engine.setFaults(settings.data);
      return reply.code(204).send();
    });
    api.post('/webhooks/release', async (request, reply) => {
      const asked = release.safeParse(request.body ?? {});
      if (!asked.success) throw unreadable;
      await engine.courier.release(asked.data.order);
      return reply.code(204).send();
    });
  };
}
