import type { Uuid } from '../../kernel/index.js';
import type { OrderedArticle, OrderedPatient } from '../../prescription/index.js';
import type { DecidedPrice } from '../../prescription/price/index.js';

export type { DecidedPrice, OrderedArticle, OrderedPatient };

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
