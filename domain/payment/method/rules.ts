import { dated, stockholmDate, type Instant, type Ore } from '../../kernel/index.js';
import type { CaptureTiming } from '../events.js';
import type { PaymentMethod } from './keywords.js';

export interface MethodRule {
  readonly method: PaymentMethod;
  /** Who takes the payment: the payment partner, the finance company, or nobody when nothing is left to pay. */
  readonly partner: 'adyen' | 'finance' | null;
  readonly capture: CaptureTiming;
  /** Whether the method is a credit. Credit stands last and is never preselected (LAW-02). */
  readonly credit: boolean;
  /** Whether only a strong log-in may use the method (SES-07). */
  readonly identified: boolean;
  /** The lowest and highest total that the method takes. */
  readonly least: Ore;
  readonly most: Ore | null;
  /** False for a method that the shop knows, but does not offer. */
  readonly offered: boolean;
  /** The provider of a direct bank payment. Null for other methods. */
  readonly bank: string | null;
}

const byCard = { partner: 'adyen', capture: 'later', credit: false, identified: false } as const;
const plain = { least: 1, most: null, offered: true, bank: null } as const;
const byCredit = { ...plain, capture: 'later', credit: true, identified: true } as const;
/** The upper limit is that of Swish. */
const SWISH_HIGHEST = 150_000_00;

/** CHK-03 and CHK-05: what holds for each payment method. The order is the order of display within each group. */
export const methodRules = dated<{ readonly methods: readonly MethodRule[] }>('payment-methods', [
  {
    from: '2000-01-01',
    value: {
      methods: [
        { method: 'scheme', ...byCard, ...plain },
        { method: 'swish', ...byCard, ...plain, capture: 'at-once', most: SWISH_HIGHEST },
        { method: 'trustly', ...byCard, ...plain, capture: 'at-once', bank: 'Trustly' },
        { method: 'klarna_paynow', ...byCard, ...plain, bank: 'Klarna' },
        { method: 'applepay', ...byCard, ...plain },
        { method: 'googlepay', ...byCard, ...plain },
        { method: 'Invoice14Days', partner: 'finance', ...byCredit },
        { method: 'InvoiceMonthly', partner: 'finance', ...byCredit },
        { method: 'klarna', partner: 'adyen', ...byCredit },
        { method: 'klarna_account', partner: 'adyen', ...byCredit },
        { method: 'Algortkonto', partner: 'finance', ...byCredit, offered: false },
        { method: 'Kampanjfaktura', partner: 'finance', ...byCredit, offered: false },
        { method: 'SubscribePayment', ...byCard, ...plain, offered: false },
        { method: 'Free', ...byCard, ...plain, partner: null, capture: 'at-once', least: 0, most: 0 },
      ],
    },
  },
]);

export function ruleOfMethod(method: string, at: Instant): MethodRule | null {
  return methodRules.on(stockholmDate(at)).methods.find((rule) => rule.method === method) ?? null;
}

/** Whether the finance company bills the method. Money that goes back is then credited on the invoice. */
export function isBilled(method: string, at: Instant): boolean {
  return ruleOfMethod(method, at)?.partner === 'finance';
}

/** When the money of a method is captured. A method that the shop no longer knows was captured at dispatch. */
export function captureOf(method: string, at: Instant): CaptureTiming {
  return ruleOfMethod(method, at)?.capture ?? 'later';
}
