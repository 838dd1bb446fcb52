import type { Uuid } from '../../domain/kernel/index.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type {
  ModificationAnswer,
  PaymentAnswer,
  PaymentDetails,
  PaymentGateway,
  PaymentMethods,
  StartPayment,
  StoredCard,
} from '../../services/partners/adyen/gateway.js';
import type { CreditApplication, FinanceGateway, FinanceStatement } from '../../services/partners/finance/gateway.js';

/** The result of a payment in a generated history. It is decided before the payment begins. */
export type BankScript =
  | 'taken'
  | 'taken after challenge'
  | 'refused'
  | 'turned back'
  /** The partner never responds. */
  | 'silent';

/** Methods that lead to a page of the bank or of Klarna. */
const REDIRECTING = new Set(['trustly', 'klarna', 'klarna_account', 'klarna_paynow']);

const NOTHING: PaymentAnswer = {
  resultCode: null,
  pspReference: null,
  refusalReason: null,
  action: null,
  sum: null,
  merchantReference: null,
};

/**
 * Stands in for the payment partner in a generated history. It responds at once, with the decided result. The simulator
 * is no help here, because it uses the real time.
 */
export class ScriptedPayments implements PaymentGateway, FinanceGateway {
  private readonly scripts = new Map<Uuid, BankScript>();

  expect(paymentId: Uuid, script: BankScript): void {
    this.scripts.set(paymentId, script);
  }

  async start({ paymentId, method }: StartPayment): Promise<PaymentAnswer> {
    const script = this.scripts.get(paymentId) ?? 'taken';
    const pspReference = pspReferenceOf(paymentId);
    if (method.type === 'swish')
      return { ...NOTHING, resultCode: 'PresentToShopper', action: swish(paymentId), pspReference };
    const away = REDIRECTING.has(method.type);
    if (!away && (script === 'taken' || script === 'refused')) return this.outcome(paymentId);
    const url = 'https://bank.example/3ds';
    return {
      ...NOTHING,
      resultCode: 'RedirectShopper',
      action: { type: 'redirect', url, method: 'GET', paymentMethodType: method.type },
      pspReference,
    };
  }

  /** Decides an application of the finance company, which answers at once. */
  async apply({ paymentId }: CreditApplication): Promise<PaymentAnswer> {
    const answer = this.outcome(paymentId);
    return answer.resultCode === 'Refused' ? { ...answer, refusalReason: 'CreditCheckDenied' } : answer;
  }

  statement(): Promise<FinanceStatement> {
    return Promise.resolve({ lines: [], notices: [] });
  }

  settlement(): Promise<null> {
    return Promise.resolve(null);
  }

  /** Answers the call after a bank's page. The details contain only the payment's id. */
  async submitDetails(details: PaymentDetails): Promise<PaymentAnswer> {
    return this.outcome(Object.values(details)[0] as Uuid);
  }

  capture(): Promise<ModificationAnswer> {
    return Promise.resolve({ pspReference: '' });
  }

  refund(): Promise<ModificationAnswer> {
    return Promise.resolve({ pspReference: '' });
  }

  reverse(): Promise<ModificationAnswer> {
    return Promise.resolve({ pspReference: '' });
  }

  releaseRest(): Promise<ModificationAnswer> {
    return Promise.resolve({ pspReference: '' });
  }

  cancel(): Promise<ModificationAnswer> {
    return Promise.resolve({ pspReference: '' });
  }

  paymentMethods(): Promise<PaymentMethods> {
    return Promise.resolve({ paymentMethods: [], storedPaymentMethods: [] });
  }

  storedCards(): Promise<readonly StoredCard[]> {
    return Promise.resolve([]);
  }

  deleteStoredCard(): Promise<void> {
    return Promise.resolve();
  }

  private outcome(paymentId: Uuid): PaymentAnswer {
    const script = this.scripts.get(paymentId) ?? 'taken';
    const references = { pspReference: pspReferenceOf(paymentId), merchantReference: paymentId };
    this.scripts.delete(paymentId);
    if (script === 'refused')
      return { ...NOTHING, resultCode: 'Refused', refusalReason: 'Not enough balance', ...references };
    if (script === 'turned back') return { ...NOTHING, resultCode: 'Cancelled', ...references };
    return { ...NOTHING, resultCode: 'Authorised', ...references };
  }
}

/** Derives the partner's reference of a payment: sixteen letters and digits, as Adyen uses. */
export function pspReferenceOf(id: Uuid): string {
  return derivedId(id, 'psp').replaceAll('-', '').slice(0, 16).toUpperCase();
}

function swish(paymentId: Uuid): PaymentAnswer['action'] {
  return { type: 'qrCode', qrCodeData: `swish-${paymentId}`, paymentData: paymentId, paymentMethodType: 'swish' };
}
