import type { BusinessDate, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { StockOfOne, StockOrigin } from '../../shop/pharmacy/contract.js';
import type { PrescriberCategory, PrescriptionKind, RefusedWithdrawal } from '../../../domain/prescription/index.js';

/** What the next withdrawal costs, as the cart will take it today, or on the first day on which it can be collected. */
export interface PrescriptionPriceView {
  /** The most packages that the withdrawal may have then. The prices are for all of them. */
  readonly packages: number;
  /** The name of the product that the prices are for. Null when nothing is exchanged. */
  readonly exchangedFor: string | null;
  /** Whether the prescribed product cannot be had this month, so that it can only be exchanged. */
  readonly mustExchange: boolean;
  /** What the customer pays inside the benefit. Null where the withdrawal is outside of it that day. */
  readonly withBenefit: Ore | null;
  /** The whole price. It is what the customer pays where `withBenefit` is null. */
  readonly withoutBenefit: Ore;
  /** From when the same packages have the benefit, and what they cost then. Null when that does not lie ahead. */
  readonly benefitLater: { readonly from: BusinessDate; readonly amount: Ore } | null;
  /** The price of the prescribed product when the customer refuses the exchange. Null where that is no choice. */
  readonly kept: Ore | null;
}

export interface PrescriptionView {
  /** A neutral id, not the register's. */
  readonly id: string;
  readonly name: string;
  readonly form: string;
  readonly strength: string;
  readonly packSize: string;
  readonly purpose: string | null;
  readonly dosage: string;
  readonly animal: { readonly name: string; readonly species: string } | null;
  readonly prescriber: { readonly name: string; readonly category: PrescriberCategory };
  readonly issuedOn: BusinessDate;
  readonly validThrough: BusinessDate;
  /** The label of the status. Null where the withdrawals left are shown instead. */
  readonly label: string | null;
  readonly withdrawalsLeft: number;
  readonly withdrawalsPrescribed: number;
  readonly lastWithdrawalOn: BusinessDate | null;
  readonly nextWithdrawalOn: BusinessDate | null;
  readonly expiryText: string | null;
  /** Why it cannot be collected today. Null when it can. */
  readonly refusal: string | null;
  /** Until when it can be collected only without benefit. Null when that does not apply. */
  readonly withoutBenefit: string | null;
  /** RX-06: the customer's order that has the next withdrawal. Null when none has. */
  readonly ordered: { readonly orderId: Uuid; readonly orderNumber: string } | null;
  /** RX-06: why a pharmacist did not dispense the latest withdrawal. Null when it was not refused. */
  readonly refused: RefusedWithdrawal | null;
  readonly isActive: boolean;
  readonly isDose: boolean;
  /** True for a prescription whose medicine is packed by dose. */
  readonly isDosePack: boolean;
  /** True for a dose prescription whose end is near: the customer must ask for a new one in time. */
  readonly doseEndsSoon: boolean;
  readonly isParallelImport: boolean;
  /** The name of a cheaper medicine with the same effect. */
  readonly cheaper: string | null;
  /** Null when nothing can be collected, and when the product has no price or cannot be had. */
  readonly price: PrescriptionPriceView | null;
  /** Why it is not sold here though it can be collected. Null when it is sold, and while no prices are known. */
  readonly unsold: 'no-price' | 'not-available' | null;
  readonly group: { readonly size: number; readonly isLatest: boolean } | null;
}

/** Which prescription somebody asks about, by the neutral id of its card, and from where. */
export interface StockQuestion extends StockOrigin {
  readonly id: string;
  readonly part: 'own' | 'animal';
  /** The key of the other person whose prescription it is. Null for the customer's own and for animals. */
  readonly other: string | null;
}

/** RX-14, CAT-06: the stock at pharmacies of one product that the prescription may give. */
export interface ArticleStockView {
  readonly name: string;
  readonly strength: string;
  readonly packSize: string;
  /** `exchange` is handed out instead of the prescribed one, and `kept` is the prescribed one where that is a choice. */
  readonly kind: 'prescribed' | 'exchange' | 'kept';
  /** Null when the shop does not know the stock of it. */
  readonly stock: StockOfOne | null;
}

export type PrescriptionStockView =
  | Exclude<PrescriptionsView, { readonly state: 'open' }>
  | { readonly state: 'open'; readonly articles: readonly ArticleStockView[] };

export type PrescriptionsView =
  /** The national service does not answer (RX-20). */
  | { readonly state: 'closed' }
  /** RX-17: the person is not in the Swedish population register. */
  | { readonly state: 'not-registered' }
  /** RX-08: the address names no child of the customer, or one that is too old. */
  | { readonly state: 'not-allowed' }
  /** The strong log-in ended (RX-12). */
  | { readonly state: 'not-identified' }
  | {
      readonly state: 'open';
      /** False when the national service gives no prices now. */
      readonly hasPrices: boolean;
      /** RX-08: false for a young person, who orders by phone or at a pharmacy. */
      readonly mayOrder: boolean;
      /** RX-18: how many are new since the last visit. Null where nobody asks: while CanOToggle is on, and for a child. */
      readonly news: number | null;
      readonly active: readonly PrescriptionView[];
      readonly inactive: readonly PrescriptionView[];
    };

/** RX-08: whose prescriptions the customer may see: children, and the givers of warrants. */
export interface OthersView {
  readonly seen: readonly { readonly key: string; readonly name: string }[];
  /** Whether there is a child that is too old for that. */
  readonly hasOlder: boolean;
}

/** Whose list is written as a file: the customer's own, or that of the person with this key. */
export type ListOwner = { readonly other: string | null };

/** The prescription service of the pages. */
export interface PrescriptionService {
  /** The customer's own prescriptions, or those of their animals. Each call is recorded as a look at health data. */
  own(kind: PrescriptionKind): Promise<PrescriptionsView>;
  /** RX-08: the prescriptions of another person. Each call is recorded as a look, and one that names nobody as refused. */
  ofOther(key: string): Promise<PrescriptionsView>;
  /** Null when the national service does not say. */
  others(): Promise<OthersView | null>;
  /** Which pharmacies have what one prescription gives. It is a look as the list is, and a foreign id is recorded as refused. */
  stock(asked: StockQuestion): Promise<PrescriptionStockView>;
  /** RX-10: the list of prescriptions as a PDF. Null when it cannot be shown. */
  pdf(of: ListOwner): Promise<Uint8Array | null>;
}
