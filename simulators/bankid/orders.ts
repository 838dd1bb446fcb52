import { randomUUID } from 'node:crypto';

import type { AuthRequest } from '../../services/partners/bankid/protocol.js';
import { aged, failed, qrIsOf, type OrderState, type SimulatedOrder } from './order.js';
import type { SimulatedPerson } from '../../services/partners/simulated/simulated.js';

const SWEEP_MS = 10_000;

/**
 * The BankID orders: one for each log-in that was started. They are only in memory, because a real order lives for
 * minutes.
 */
export class SimulatedOrders {
  private readonly orders = new Map<string, SimulatedOrder>();
  private sweptAt = 0;

  constructor(private readonly now: () => Date) {}

  make({ endUserIp, returnUrl, userVisibleData }: AuthRequest): SimulatedOrder {
    const token = (): string => randomUUID();
    const made = { orderRef: token(), autoStartToken: token(), qrStartToken: token(), qrStartSecret: token() };
    const intent = userVisibleData ? Buffer.from(userVisibleData, 'base64').toString('utf8') : null;
    return this.put({
      ...made,
      madeAt: this.ms(),
      endUserIp,
      returnUrl: returnUrl ?? null,
      intent,
      state: { phase: 'waiting' },
    });
  }

  /** Returns the current order. A final state is returned once, and the order is then deleted. */
  collect(orderRef: string): SimulatedOrder | null {
    const order = this.current(this.orders.get(orderRef));
    if (order && order.state.phase !== 'waiting' && order.state.phase !== 'opened') this.orders.delete(orderRef);
    return order;
  }

  cancel(orderRef: string): boolean {
    const order = this.current(this.orders.get(orderRef));
    return order !== null && this.orders.delete(orderRef);
  }

  byAutoStart(token: string): SimulatedOrder | null {
    return this.find((order) => order.autoStartToken === token);
  }

  byQr(text: string): SimulatedOrder | null {
    return this.find((order) => qrIsOf(order, text, this.ms()));
  }

  open(order: SimulatedOrder, hintCode = 'userSign'): SimulatedOrder {
    return this.move(order, { phase: 'opened', at: this.ms(), hintCode });
  }

  approve(order: SimulatedOrder, person: SimulatedPerson): SimulatedOrder {
    return this.move(order, { phase: 'complete', at: this.ms(), person });
  }

  fail(order: SimulatedOrder, hintCode: string): SimulatedOrder {
    return this.put(failed(order, hintCode, this.ms()));
  }

  private move(order: SimulatedOrder, state: OrderState): SimulatedOrder {
    return this.put({ ...order, state });
  }

  private put(order: SimulatedOrder): SimulatedOrder {
    this.sweep();
    this.orders.set(order.orderRef, order);
    return order;
  }

  /** Deletes old orders now and then, because thousands may be open. */
  private sweep(): void {
    if (this.ms() - this.sweptAt < SWEEP_MS) return;
    this.sweptAt = this.ms();
    for (const old of this.orders.values()) this.current(old);
  }

  private find(matches: (order: SimulatedOrder) => boolean): SimulatedOrder | null {
    for (const order of this.orders.values()) if (matches(order)) return this.current(order);
    return null;
  }

  private current(order: SimulatedOrder | undefined): SimulatedOrder | null {
    if (!order) return null;
    const now = aged(order, this.ms());
    if (now) this.orders.set(order.orderRef, now);
    else this.orders.delete(order.orderRef);
    return now;
  }

  private ms(): number {
    return this.now().getTime();
  }
}
