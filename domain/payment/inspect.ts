import type { Inspection } from '../kernel/index.js';
import type { PaymentEvent } from './events.js';
import type { PaymentState } from './state.js';

export type PaymentKind = 'payment' | 'capture' | 'refunded';

export const inspection: Inspection<PaymentState, PaymentEvent, PaymentKind> = {
  inspect: ({ started, phase, capture, refunds }) => {
    if (!started) return [];
    const at = `orders/${started.orderId}`;
    const whole = { name: started.orderNumber, rule: null, behind: () => true };
    const refunded = refunds.reduce((sum, { status, amount }) => (status === 'refunded' ? sum + amount : sum), 0);
    return [
      { path: `${at}/payment`, kind: 'payment', value: phase, ...whole },
      { path: `${at}/capture`, kind: 'capture', value: capture?.status ?? null, ...whole },
      { path: `${at}/refunded`, kind: 'refunded', value: refunded || null, ...whole },
    ];
  },
};
