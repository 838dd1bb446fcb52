import type { Inspection } from '../kernel/index.js';
import type { OrderEvent } from './events.js';
import { isWhollyReturned, type OrderState } from './state.js';

export type OrderKind = 'order' | 'order-returned';

/** The displayed values of an order. The payment slice adds its values under the path of the order. */
export const inspection: Inspection<OrderState, OrderEvent, OrderKind> = {
  inspect: (state) => {
    if (!state.order) return [];
    const { orderId, orderNumber: name } = state.order;
    const at = `orders/${orderId}`;
    const phase = isWhollyReturned(state) ? 'returned' : state.phase;
    const returned = state.returns.reduce((sum, { refund }) => sum + refund, 0);
    const whole = { name, rule: null, behind: () => true };
    return [
      { path: at, kind: 'order', value: phase, ...whole },
      { path: `${at}/returned`, kind: 'order-returned', value: returned || null, ...whole },
    ];
  },
};
