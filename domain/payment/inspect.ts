import type { Inspection } from '../kernel/index.js';
import { captureStatus } from './captures.js';
import type { PaymentEvent } from './events.js';
import { leftOfInvoice } from './invoice/state.js';
import type { PaymentState } from './state.js';

export type PaymentKind = 'payment' | 'capture' | 'refunded' | 'invoice';

export const inspection: Inspection<PaymentState, PaymentEvent, PaymentKind> = {
  inspect: (state) => {
    const { started, phase, refunds, invoice } = state;
    if (!started) return [];
    const at = `orders/${started.orderId}`;
    const whole = { name: started.orderNumber, rule: null, behind: () => true };
    const refunded = refunds.reduce((sum, { status, amount }) => (status === 'refunded' ? sum + amount : sum), 0);
    return [
      { path: `${at}/payment`, kind: 'payment', value: phase, ...whole },
      { path: `${at}/capture`, kind: 'capture', value: captureStatus(state), ...whole },
      { path: `${at}/refunded`, kind: 'refunded', value: refunded || null, ...whole },
      ...(invoice.plan
        ? [{ path: `${at}/invoice`, kind: 'invoice' as const, value: leftOfInvoice(invoice), ...whole }]
        : []),
    ];
  },
};
