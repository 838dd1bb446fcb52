import type { BusinessDate, Ore } from '../../kernel/index.js';
import type { ExchangeKind } from '../price/index.js';
import type { PrescriptionKind } from '../rules/index.js';

/** Whom the prescription is for, seen from the customer who ordered. */
export interface WithdrawalPatient {
  readonly kind: 'self' | 'child' | 'principal' | 'animal';
  readonly personNumber: string;
  /** The first name of a child or principal, or the animal's name. Null for the customer. */
  readonly name: string | null;
}

export interface DispensedArticle {
  readonly varuId: string;
  readonly name: string;
  readonly form: string;
  readonly strength: string;
  readonly packSize: string;
}

/** The price as it was decided at payment. */
export interface OrderedPrice {
  readonly day: BusinessDate;
  readonly exchange: ExchangeKind;
  readonly benefit: 'R' | 'U';
  /** The part of the price that counts on the ladder. */
  readonly onLadder: Ore;
  readonly fee: Ore;
  readonly difference: Ore;
  readonly amount: Ore;
}

/** One withdrawal as a line of an order has it. Health data. */
export interface OrderedWithdrawal {
  readonly ordinationId: string;
  readonly kind: PrescriptionKind;
  readonly patient: WithdrawalPatient;
  readonly article: DispensedArticle;
  readonly packages: number;
  /** The customer said no to the exchange. */
  readonly noExchange: boolean;
  /** To the pharmacist (RX-22). */
  readonly message: string | null;
  readonly isNarcotic: boolean;
  readonly price: OrderedPrice;
}

/** The id of one withdrawal of an order, at the desk and at the partners. */
export function dispensingIdOf(orderId: string, lineId: string): string {
  return `${orderId}-${lineId}`;
}
