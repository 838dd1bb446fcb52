import type { DecidedPrice } from '../price/index.js';
import type { PrescriptionKind } from '../rules/index.js';

/** Whom a prescription is for, seen from the customer who orders it (RX-08). */
export interface OrderedPatient {
  readonly kind: 'self' | 'child' | 'principal' | 'animal';
  /** The person in whose name the national register has the prescription. For an animal it is the owner. */
  readonly personNumber: string;
  /** The first name of the child or principal, or the animal's name. Null for the customer. */
  readonly name: string | null;
}

/** The product that was chosen: the prescribed one, or one that may be exchanged for it. */
export interface OrderedArticle {
  readonly varuId: string;
  readonly name: string;
  readonly form: string;
  readonly strength: string;
  readonly packSize: string;
}

/** A product in one line of text. */
export function articleText({ name, form, strength, packSize }: OrderedArticle): string {
  return [name, form, strength, packSize].filter(Boolean).join(', ');
}

/** What of the decided price the desk needs. */
export type OrderedPrice = Pick<
  DecidedPrice,
  'day' | 'exchange' | 'benefit' | 'onLadder' | 'fee' | 'difference' | 'amount'
>;

/** One withdrawal as a line of an order has it. Health data. */
export interface OrderedWithdrawal {
  readonly ordinationId: string;
  readonly kind: PrescriptionKind;
  readonly patient: OrderedPatient;
  readonly article: OrderedArticle;
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
