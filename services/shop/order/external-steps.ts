import type { OrderConfirmed, OrderDispatched, OrderStep } from '../../../domain/order/index.js';
import { MAIL_CONFIRMATION, MAIL_DISPATCH } from './mail-reactions.js';
import { ORDER_AT_WAREHOUSE } from './warehouse-reactions.js';

interface ExternalStep {
  readonly reaction: string;
  readonly eventType: (OrderConfirmed | OrderDispatched)['type'];
}

/**
 * Each step outside the event store, with the reaction that does it and the event that causes it. Only a receipt tells
 * whether it was done.
 */
export const externalSteps = {
  warehouse: { reaction: ORDER_AT_WAREHOUSE, eventType: 'OrderConfirmed' },
  'confirmation-mail': { reaction: MAIL_CONFIRMATION, eventType: 'OrderConfirmed' },
  'dispatch-mail': { reaction: MAIL_DISPATCH, eventType: 'OrderDispatched' },
} as const satisfies Partial<Record<OrderStep, ExternalStep>>;

export function isExternal(step: OrderStep): step is keyof typeof externalSteps {
  return step in externalSteps;
}
