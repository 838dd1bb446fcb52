import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { createHmac } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';
import { Faults, type FaultSettings } from '../simulation/faults.js';
import { once } from '../simulation/once.js';
import { systemTimers, type Timers } from '../simulation/timers.js';
import { isCallSignedBy, SIGNATURE_HEADER } from '../../services/partners/warehouse/call-signature.js';
import {
  cancelOrder,
  releaseOrder,
  shipmentOrder,
  shortPieces,
  type ShipmentOrderBody,
} from '../../services/partners/warehouse/protocol.js';
import { WarehouseEngine } from './engine.js';
import { replacementOrders } from './replacements.js';
import { ReturnDesk, returnControls, returnOrders } from './returns.js';
import type { Shipment } from './state.js';

export interface WarehouseSimulatorOptions {
  readonly hmacKey: string;
  readonly webhookUrl: string | null;
  readonly port?: number;
  readonly journalPath?: string;
  readonly retryMs?: readonly number[];
  /**
   * Milliseconds from order to dispatch, and from dispatch to delivery. With null, parcels wait for a call of
   * `/simulation/shipments`.
   */
  readonly dispatchAfterMs?: number | null;
  readonly deliverAfterMs?: number | null;
  readonly faults?: Partial<FaultSettings>;
  readonly seed?: number;
  readonly now?: () => Date;
  readonly timers?: Timers;
}

export interface WarehouseSimulator {
  readonly url: string;
  setFaults(settings: Partial<FaultSettings>): void;
  releaseWebhooks(order?: 'as-queued' | 'reversed'): Promise<void>;
  idle(): Promise<void>;
  close(): Promise<void>;
}

const SOON = 3_000;
const RETRIES: readonly number[] = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000];

/** A warehouse with carriers on a loopback port. It picks, dispatches, delivers and sends signed webhooks. */
export async function startWarehouseSimulator(options: WarehouseSimulatorOptions): Promise<WarehouseSimulator> {
  const server = fastify({ logger: false, bodyLimit: 100_000, forceCloseConnections: true });
  const faults = new Faults(options.faults, options.seed);
  const parts = {
    ...options,
    faults,
    retryMs: options.retryMs ?? RETRIES,
    dispatchAfterMs: options.dispatchAfterMs === undefined ? SOON : options.dispatchAfterMs,
    deliverAfterMs: options.deliverAfterMs === undefined ? SOON : options.deliverAfterMs,
    now: options.now ?? (() => new Date()),
    timers: options.timers ?? systemTimers,
  };
  const engine = new WarehouseEngine(parts);
  const returns = new ReturnDesk(parts);
  server.setErrorHandler((error: { readonly statusCode?: number }, _request, reply) =>
    error.statusCode === 401
      ? problem(reply, 401, 'unsigned', 'The signature is missing or wrong')
      : problem(reply, 400, 'unreadable', 'The body cannot be read'),
  );
  await server.register(async (api) => {
    orders(api, engine, faults);
    returnOrders(api, returns);
    replacementOrders(api);
  });
  controls(server, engine);
  shortControl(server, engine);
  returnControls(server, returns);
  await server.listen({ host: '127.0.0.1', port: options.port ?? 0 });
  return {
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    setFaults: (settings) => faults.set(settings),
    releaseWebhooks: async (order) => {
      await engine.courier.release(order);
      await returns.release(order);
    },
    idle: async () => {
      await engine.courier.idle();
      await returns.idle();
    },
    close: once(async () => {
      await server.close();
      await engine.close();
      await returns.close();
    }),
  };
}

/** Serves the shop's calls about orders. Only these must be signed; the control calls are for local use. */
function orders(server: FastifyInstance, engine: WarehouseEngine, faults: Faults): void {
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = text.toString();
    const genuine = isCallSignedBy(
      request.headers[SIGNATURE_HEADER],
      request.method,
      request.url,
      body,
      engine.options.hmacKey,
    );
    if (!genuine) return done(Object.assign(new Error('The signature is missing or wrong'), { statusCode: 401 }));
    try {
      done(null, JSON.parse(body));
    } catch {
      done(Object.assign(new Error('The body cannot be read'), { statusCode: 400 }));
    }
  });
  server.addHook('preHandler', async (request) => {
    if (request.body === undefined)
      throw Object.assign(new Error('The signature is missing or wrong'), { statusCode: 401 });
  });

  server.post('/shipment-orders', (request, reply) => {
    if (faults.strikes('serverErrors')) return problem(reply, 500, 'internal', 'Internal error');
    const body = shipmentOrder.safeParse(request.body);
    if (!body.success)
      return problem(reply, 422, 'invalid', `Invalid field '${body.error.issues[0]?.path.join('.') ?? ''}'`);
    const shipment = received(body.data, engine.options.hmacKey, engine.options.now().toISOString());
    const before = engine.state.shipments.get(shipment.orderId);
    if (before && before.digest !== shipment.digest)
      return problem(reply, 409, 'conflict', 'Another shipment has this order id');
    if (!before) engine.take(shipment);
    if (body.data.withheld.length > 0) engine.stop(shipment.orderId, body.data.withheld);
    if (!faults.strikes('lostAnswers'))
      return reply.code(before ? 200 : 201).send({ orderId: shipment.orderId, status: 'received' });
    reply.hijack();
    reply.raw.socket?.destroy();
    return reply;
  });

  server.post<{ Params: { readonly id: string } }>('/shipment-orders/:id/cancel', (request, reply) => {
    const body = cancelOrder.safeParse(request.body);
    if (!body.success) return problem(reply, 422, 'invalid', "Invalid field 'parcels'");
    const stopped = engine.stop(request.params.id, body.data.parcels);
    return stopped ? reply.code(200).send({ stopped }) : problem(reply, 404, 'unknown', 'No such shipment');
  });
  server.post<{ Params: { readonly id: string } }>('/shipment-orders/:id/release', (request, reply) => {
    if (faults.strikes('serverErrors')) return problem(reply, 500, 'internal', 'Internal error');
    const body = releaseOrder.safeParse(request.body);
    if (!body.success) return problem(reply, 422, 'invalid', "Invalid field 'parcels'");
    return engine.release(request.params.id, body.data.parcels)
      ? reply.code(200).send({ orderId: request.params.id, status: 'released' })
      : problem(reply, 404, 'unknown', 'No such shipment');
  });
  sendingAgain(server, engine);
}

/** Serves the shop's call to send an uncollected parcel to the same place again. */
function sendingAgain(server: FastifyInstance, engine: WarehouseEngine): void {
  server.post<{ Params: { readonly id: string; readonly parcel: string } }>(
    '/shipment-orders/:id/parcels/:parcel/send-again',
    (request, reply) => {
      const body = reorder.safeParse(request.body);
      if (!body.success) return problem(reply, 422, 'invalid', "Invalid field 'reorderId'");
      const { id, parcel } = request.params;
      const answer = engine.sendAgain(id, Number(parcel), body.data.reorderId);
      if (answer === 'unknown') return problem(reply, 404, 'unknown', 'No such parcel');
      if (answer === 'too-late') return problem(reply, 409, 'too-late', 'The parcel is on its way back');
      return reply.code(200).send({ orderId: id, status: 'sent again' });
    },
  );
}

const reorder = z.strictObject({ reorderId: z.uuid() });
const MOVES = 'picking, packed, dispatched, ready, delivered, not-delivered or came-back';
const wanted = z.strictObject({
  to: z.enum(['picking', 'packed', 'dispatched', 'ready', 'delivered', 'not-delivered', 'came-back']),
  parcel: z.number().int().min(1).optional(),
  reason: z.string().optional(),
});

/**
 * Serves POST /simulation/shipments/{orderId}, which moves one or all parcels of an order at once. Tests and the
 * console use it.
 */
function controls(server: FastifyInstance, engine: WarehouseEngine): void {
  server.post<{ Params: { readonly id: string } }>('/simulation/shipments/:id', (request, reply) => {
    const move = wanted.safeParse(request.body);
    if (!move.success) return problem(reply, 422, 'invalid', `Say where to: ${MOVES}`);
    const shipment = engine.state.shipments.get(request.params.id);
    if (!shipment) return problem(reply, 404, 'unknown', 'No such shipment');
    const { to, reason, parcel } = move.data;
    const parcels = parcel === undefined ? shipment.parcels.map((_each, index) => index + 1) : [parcel];
    const moved = parcels.filter((each) => engine.move(shipment.orderId, each, to, reason));
    return moved.length > 0 ? reply.code(204).send() : problem(reply, 409, 'conflict', 'No parcel can go there');
  });
}

const lacking = z.strictObject({
  parcel: z.number().int().min(1),
  lines: z.array(shortPieces).min(1),
  left: z.boolean().default(true),
});

/** Serves POST /simulation/shipments/{orderId}/short: the warehouse lacks or breaks pieces of a parcel. */
function shortControl(server: FastifyInstance, engine: WarehouseEngine): void {
  server.post<{ Params: { readonly id: string } }>('/simulation/shipments/:id/short', (request, reply) => {
    const told = lacking.safeParse(request.body);
    if (!told.success) return problem(reply, 422, 'invalid', 'Name the parcel, its lines, and what is wrong with each');
    return engine.short(request.params.id, told.data)
      ? reply.code(204).send()
      : problem(reply, 404, 'unknown', 'No such shipment');
  });
}

function received(body: ShipmentOrderBody, key: string, at: string): Shipment {
  const { orderId, orderNumber, deliveryOption, parcels, pickupPlace, awaiting } = body;
  // What is withheld may grow between two tries of the same call.
  const digest = createHmac('sha256', key)
    .update(JSON.stringify({ ...body, withheld: [] }))
    .digest('hex');
  return {
    orderId,
    orderNumber,
    deliveryOption,
    collected: pickupPlace !== null,
    parcels,
    digest,
    receivedAt: at,
    steps: parcels.map((_parcel, index) => ({
      ...{ status: 'waiting', at },
      ...(awaiting.includes(index + 1) && { awaits: true }),
    })),
  };
}

function problem(reply: FastifyReply, status: number, type: string, detail: string): FastifyReply {
  return reply.code(status).type('application/problem+json').send({ type, status, detail });
}
