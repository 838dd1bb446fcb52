import type { HighCostPeriod } from '../../high-cost-account/ladder/index.js';
import type { BusinessDate, Ore, Uuid } from '../../kernel/index.js';
import type { ExchangeKind } from '../../prescription/price/index.js';

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

/** RX-05: a price as it was decided. No later account or rule changes it. */
export interface DecidedPrice {
  /** The day of purchase, whose rules were used. */
  readonly day: BusinessDate;
  readonly exchange: ExchangeKind;
  /** R inside the high-cost protection, U outside. */
  readonly benefit: 'R' | 'U';
  /** The whole price of the packages. */
  readonly price: Ore;
  /** The part of it that counts on the ladder. */
  readonly onLadder: Ore;
  /** What the customer pays inside the benefit. */
  readonly fee: Ore;
  /** What a refused exchange costs, outside the ladder. */
  readonly difference: Ore;
  /** All that the customer pays. */
  readonly amount: Ore;
  readonly ruleVersions: readonly string[];
  /**
   * The patient's high-cost account before this order, as the national database gave it. Null when nothing was asked: for
   * an animal, and for a child, whose medicines are free.
   */
  readonly account: { readonly isConnected: boolean; readonly period: HighCostPeriod | null } | null;
}

/** One withdrawal of a prescription, as it was chosen. Health data. */
export interface ChosenWithdrawal {
  /** The key of the prescription's stream. */
  readonly prescriptionId: Uuid;
  /** The id of the national register. */
  readonly ordinationId: string;
  readonly patient: OrderedPatient;
  readonly article: OrderedArticle;
  /** The packages of this withdrawal. The line itself is one withdrawal, so its quantity is 1. */
  readonly packages: number;
  /** `ejByte` of the calls: the customer said no to the exchange. */
  readonly noExchange: boolean;
  /** To the pharmacist (RX-22). Null when the customer wrote none. */
  readonly message: string | null;
  readonly isNarcotic: boolean;
  readonly price: DecidedPrice;
}

/** What a row of the cart says about its prescription (RX-14). */
export interface CartPrescription extends ChosenWithdrawal {
  /** The most packages of one withdrawal, by the prescriber and the rules of that day. */
  readonly maxPackages: number;
}
