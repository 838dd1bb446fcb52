import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

import { REASONS } from '../../services/partners/finance/protocol.js';
import { Faults, faultSettings, type FaultSettings } from '../simulation/faults.js';
import { once } from '../simulation/once.js';
import { systemTimers, type Timers } from '../simulation/timers.js';
import { financeApi } from './api.js';
import type { Notice } from './billing.js';
import { FinanceEngine } from './engine.js';
import { FinanceState, type Credit } from './state.js';
import { FinanceFault, type FinanceWorld, type Script } from './world.js';

export interface FinanceSimulatorOptions {
  readonly hmacKey: string;
  readonly webhookUrl: string | null;
  readonly port?: number;
  readonly journalPath?: string;
  readonly retryMs?: readonly number[];
  /** The most that a person may owe, in öre. */
  readonly highestCredit?: number;
  readonly slowMs?: number;
  readonly faults?: Partial<FaultSettings>;
  readonly seed?: number;
  readonly now?: () => Date;
  readonly timers?: Timers;
}

export interface FinanceSimulator {
  /** The base URL, for FINANCE_URL. */
  readonly url: string;
  credits(): readonly Credit[];
  setFaults(settings: Partial<FaultSettings>): void;
  /** The notices to customers, as they stand. */
  notices(): readonly Notice[];
  /** Bills and reminds by the clock, as the company does each hour. */
  bill(): void;
  /** A customer pays a notice. */
  pay(ocr: string, amount: number): void;
  /** Decides all next applications in this way. Null gives the decision back to the company's rules. */
  setScript(script: Script): void;
  /** Makes the next statements wrong in this way. Null makes them right again. */
  misstate(change: FinanceWorld['misstate']): void;
  releaseWebhooks(order?: 'as-queued' | 'reversed'): Promise<void>;
  idle(): Promise<void>;
  close(): Promise<void>;
}

/** The highest credit is a setting of the company, not of the shop: 10,000 kr. */
const HIGHEST_CREDIT = 1_000_000;
const SOON = 3_000;
const RETRIES: readonly number[] = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000];

/** A finance company with its own protocol on a loopback port, for development and tests. */
export async function startFinanceSimulator(options: FinanceSimulatorOptions): Promise<FinanceSimulator> {
  const server = fastify({ logger: false, bodyLimit: 100_000, forceCloseConnections: true });
  const world: FinanceWorld = {
    state: new FinanceState(),
    faults: new Faults(options.faults, options.seed),
    now: options.now ?? (() => new Date()),
    hmacKey: options.hmacKey,
    highestCredit: options.highestCredit ?? HIGHEST_CREDIT,
    slowMs: options.slowMs ?? SOON,
    script: null,
    misstate: null,
  };
  const { webhookUrl, journalPath, retryMs = RETRIES, timers = systemTimers } = options;
  const engine = new FinanceEngine(world, { webhookUrl, journalPath, retryMs, timers });
  server.setErrorHandler((error, _request, reply) => {
    const known = error instanceof FinanceFault ? error : new FinanceFault(400, 'unreadable', 'The body is unreadable');
    const { status, code: type, message: detail } = known;
    return reply.code(status).type('application/problem+json').send({ type, status, detail });
  });
  await server.register(financeApi(engine), { prefix: '/v1' });
  server.put('/simulation/script', (request, reply) => {
    world.script = script.parse(request.body).decision;
    return reply.code(204).send();
  });
  server.put('/simulation/faults', (request, reply) => {
    world.faults.set(faultSettings.partial().parse(request.body));
    return reply.code(204).send();
  });
  server.put('/simulation/payments', (request, reply) => {
    const { ocr, amount } = payment.parse(request.body);
    engine.pay(ocr, amount);
    return reply.code(204).send();
  });
  await server.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    credits: () => [...world.state.credits.values()],
    notices: () => [...world.state.notices.values()],
    bill: () => engine.bill(),
    pay: (ocr, amount) => engine.pay(ocr, amount),
    setFaults: (settings) => world.faults.set(settings),
    misstate: (change) => void (world.misstate = change),
    setScript: (decision) => void (world.script = decision),
    releaseWebhooks: (order) => engine.courier.release(order),
    idle: () => engine.courier.idle(),
    close: once(async () => {
      await server.close();
      await engine.close();
    }),
  };
}

const payment = z.strictObject({ ocr: z.string(), amount: z.int().min(1) });
const script = z.strictObject({ decision: z.enum([...REASONS, 'slow', 'no-decision']).nullable() });
