import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import { INSPECTION_OUTCOMES } from '../../domain/order/index.js';
import {
  returnOrder,
  signReturn,
  type ReturnLabel,
  type ReturnNotification,
  type ReturnOrder,
} from '../../services/partners/warehouse/returns.js';
import { openJournal, type Journal } from '../simulation/journal.js';
import { WebhookCourier } from '../simulation/webhook-courier.js';
import type { WarehouseEngineOptions } from './engine.js';

type Step = 'received' | 'inspected';
type Lines = Extract<ReturnNotification, { type: 'return-inspected' }>['lines'];
type Record =
  | { readonly type: 'order'; readonly order: ReturnOrder }
  | { readonly type: 'webhook'; readonly notification: ReturnNotification }
  | { readonly type: 'delivered'; readonly id: string };

/** How many times the time of a delivery a returned parcel takes to come, and to be looked at. */
const PATIENCE: readonly (readonly [Step, number])[] = [
  ['received', 5],
  ['inspected', 8],
];

/** The warehouse's desk for returns: it orders labels, takes parcels in and looks at each piece. */
export class ReturnDesk {
  private readonly orders = new Map<string, ReturnOrder>();
  private readonly undelivered = new Map<string, ReturnNotification>();
  private readonly journal: Journal<Record>;
  private readonly courier: WebhookCourier<ReturnNotification>;
  private readonly cancels = new Set<() => void>();

  constructor(private readonly options: WarehouseEngineOptions) {
    const { journalPath, webhookUrl, timers, faults, retryMs, hmacKey } = options;
    this.journal = openJournal(journalPath && `${journalPath}.returns`, (record) => this.apply(record));
    this.courier = new WebhookCourier({
      ...{ timers, faults, retryMs, delayMs: 0 },
      url: webhookUrl && `${webhookUrl}/returns`,
      body: (notification) => ({ notification, signature: signReturn(notification, hmacKey) }),
      onDelivered: (id) => this.commit({ type: 'delivered', id }),
    });
    for (const [id, notification] of this.undelivered) this.courier.enqueue(id, notification);
  }

  /** Answers the label. Null when another return has this id. */
  take(order: ReturnOrder): ReturnLabel | null {
    const before = this.orders.get(order.returnNumber);
    if (before && before.returnId !== order.returnId) return null;
    if (!before) {
      this.commit({ type: 'order', order });
      this.plan(order);
    }
    return { carrier: 'PostNord', labelNumber: `RE${order.returnNumber.replace('-R', '')}SE` };
  }

  move(returnNumber: string, to: Step, lines: Lines | null): boolean {
    const order = this.orders.get(returnNumber);
    if (!order) return false;
    const occurredAt = this.options.now().toISOString();
    const fields = { notificationId: `${returnNumber}:${to}`, orderId: order.orderId, returnNumber, occurredAt };
    const good = order.lines.map(({ line, quantity }) => ({ line, quantity, outcome: 'ok' as const }));
    const notification: ReturnNotification =
      to === 'received'
        ? { type: 'return-received', ...fields }
        : { type: 'return-inspected', lines: lines ?? good, ...fields };
    this.commit({ type: 'webhook', notification });
    return true;
  }

  idle(): Promise<void> {
    return this.courier.idle();
  }

  release(order?: 'as-queued' | 'reversed'): Promise<void> {
    return this.courier.release(order);
  }

  async close(): Promise<void> {
    for (const cancel of this.cancels) cancel();
    await this.courier.close();
    this.journal.close();
  }

  private plan({ returnNumber }: ReturnOrder): void {
    const { deliverAfterMs, timers } = this.options;
    if (deliverAfterMs === null) return;
    for (const [step, times] of PATIENCE) {
      const cancel = timers.after(deliverAfterMs * times, () => {
        this.cancels.delete(cancel);
        this.move(returnNumber, step, null);
      });
      this.cancels.add(cancel);
    }
  }

  private commit(record: Record): void {
    this.journal.append(record);
    this.apply(record);
    if (record.type === 'webhook') this.courier.enqueue(record.notification.notificationId, record.notification);
  }

  private apply(record: Record): void {
    if (record.type === 'order') this.orders.set(record.order.returnNumber, record.order);
    else if (record.type === 'webhook') this.undelivered.set(record.notification.notificationId, record.notification);
    else this.undelivered.delete(record.id);
  }
}

/** The shop's signed call for a label. */
export function returnOrders(server: FastifyInstance, desk: ReturnDesk): void {
  server.post('/return-orders', (request, reply) => {
    const body = returnOrder.safeParse(request.body);
    if (!body.success)
      return problem(reply, 422, 'invalid', `Invalid field '${body.error.issues[0]?.path.join('.') ?? ''}'`);
    const label = desk.take(body.data);
    return label ? reply.code(201).send(label) : problem(reply, 409, 'conflict', 'Another return has this number');
  });
}

const wanted = z.strictObject({
  to: z.enum(['received', 'inspected']),
  lines: z
    .array(z.strictObject({ line: z.string(), quantity: z.number().int(), outcome: z.enum(INSPECTION_OUTCOMES) }))
    .optional(),
});

/** Serves POST /simulation/returns/{returnNumber}, which moves a return at once. */
export function returnControls(server: FastifyInstance, desk: ReturnDesk): void {
  server.post<{ Params: { readonly number: string } }>('/simulation/returns/:number', (request, reply) => {
    const move = wanted.safeParse(request.body);
    if (!move.success) return problem(reply, 422, 'invalid', 'Say where to: received or inspected');
    const { to, lines = null } = move.data;
    return desk.move(request.params.number, to, lines)
      ? reply.code(204).send()
      : problem(reply, 404, 'unknown', 'No such return');
  });
}

function problem(reply: FastifyReply, status: number, type: string, detail: string): FastifyReply {
  return reply.code(status).type('application/problem+json').send({ type, status, detail });
}
