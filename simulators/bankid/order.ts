import { timingSafeEqual } from 'node:crypto';

import type { BankIdOrder } from '../../services/partners/bankid/gateway.js';
import { qrCodeText } from '../../services/partners/bankid/qr-code.js';
import type { SimulatedPerson } from '../../services/partners/simulated/simulated.js';

/** Seconds in which the person must open the app, and then finish. The real service has the same limits. */
export const START_SECONDS = 30;
export const FINISH_SECONDS = 180;
const COMPLETE_KEPT_SECONDS = 180;
const FAILED_KEPT_SECONDS = 300;
/** The app accepts a QR code up to this age in seconds. */
const FRESH_QR_SECONDS = 5;

export type OrderState =
  | { readonly phase: 'waiting' }
  | { readonly phase: 'opened'; readonly at: number; readonly hintCode: string }
  | { readonly phase: 'failed'; readonly at: number; readonly hintCode: string }
  | { readonly phase: 'complete'; readonly at: number; readonly person: SimulatedPerson };

export interface SimulatedOrder extends BankIdOrder {
  readonly madeAt: number;
  readonly endUserIp: string;
  readonly returnUrl: string | null;
  readonly intent: string | null;
  readonly state: OrderState;
}

/** Returns the order after some time has passed. Null when the service has already deleted it. `now` is in ms. */
export function aged(order: SimulatedOrder, now: number): SimulatedOrder | null {
  const { state, madeAt } = order;
  const seconds = (since: number): number => (now - since) / 1000;
  if (state.phase === 'waiting')
    return seconds(madeAt) < START_SECONDS
      ? order
      : aged(failed(order, 'startFailed', madeAt + START_SECONDS * 1000), now);
  if (state.phase === 'opened')
    return seconds(state.at) < FINISH_SECONDS
      ? order
      : aged(failed(order, 'expiredTransaction', state.at + FINISH_SECONDS * 1000), now);
  return seconds(state.at) < (state.phase === 'complete' ? COMPLETE_KEPT_SECONDS : FAILED_KEPT_SECONDS) ? order : null;
}

export function failed(order: SimulatedOrder, hintCode: string, at: number): SimulatedOrder {
  return { ...order, state: { phase: 'failed', hintCode, at } };
}

/** Whether the text is a valid QR code of this order. A changed code, or a photograph of an old code, is refused. */
export function qrIsOf(order: SimulatedOrder, text: string, now: number): boolean {
  const second = Number(text.split('.')[2]);
  const age = (now - order.madeAt) / 1000 - second;
  if (!Number.isInteger(second) || age < -1 || age > FRESH_QR_SECONDS) return false;
  const expected = Buffer.from(qrCodeText(order, second));
  const given = Buffer.from(text);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
