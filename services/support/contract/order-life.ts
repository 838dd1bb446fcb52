import type { Obstacle } from '../../../domain/delivery/index.js';
import type { BusinessDate, Instant, Ore, RecordedEvent, Uuid } from '../../../domain/kernel/index.js';
import type { Kronor, Lane } from '../../../domain/order-life/index.js';
import type { DispensingPhase, OrderedPatient } from '../../../domain/prescription/index.js';
import type { LineDiscount } from '../../../domain/pricing/index.js';
import type { PriceWhy } from '../../../domain/prescription/price/index.js';
import type { Failure } from '../../foundation/problem/result-contract.js';
import type { HealthContents } from './health-contents.js';

export interface LifeStepShown {
  readonly eventId: Uuid;
  readonly lane: Lane;
  readonly at: Instant;
  readonly amount: Ore | null;
  readonly event: Pick<RecordedEvent, 'type' | 'data'>;
}

/** Why a line costs what it costs: the regular price, each discount in its order, and the rate of VAT. */
export interface LinePriceShown {
  readonly lineId: string;
  /** Null for a prescription item, which is health data. */
  readonly name: string | null;
  readonly quantity: number;
  readonly regularPrice: Ore;
  readonly discounts: readonly LineDiscount[];
  readonly total: Ore;
  readonly vatRate: number;
  readonly lowestPrice30Days: Ore | null;
}

/** An option of delivery by the rule of that day, and why it was or was not offered. */
export interface DeliveryWhyShown {
  readonly optionId: string;
  readonly name: string;
  readonly chosen: boolean;
  readonly obstacle: Obstacle | 'cold-parcel' | null;
  readonly price: Ore | null;
  readonly latest: BusinessDate | null;
}

/** Whether a parcel can be stopped: `open`. `asked`: the warehouse has not answered. */
export interface ParcelStanding {
  readonly parcelId: string;
  readonly standing: 'open' | 'asked' | 'stopped' | 'packed' | 'left';
}

export interface StopParcelsRequest {
  readonly commandId: Uuid;
  readonly subjectId: Uuid;
  readonly orderId: Uuid;
  readonly parcelIds: readonly string[];
  readonly reason: string;
}

/** `tooLate` names chosen parcels that are packed or sent. The warehouse is asked about the others. */
export type StopParcelsResult =
  Failure | { readonly ok: true; readonly asked: readonly string[]; readonly tooLate: readonly string[] };

/** A prescription line, and how far it has come. What it is, only a pharmacist sees. */
export interface PrescriptionStanding {
  readonly lineId: string;
  readonly phase: DispensingPhase;
  /** True while a pharmacist waits for a colleague's answer. */
  readonly asked: boolean;
}

/** Why a prescription line has its price, and why it is not collected yet: its sums, its rule and its events. */
export interface PrescriptionWhyShown extends PrescriptionStanding {
  /** What the customer pays. Null after an erasure. */
  readonly total: Ore | null;
  /** The day whose rules decided the price, and the version of the rule of the benefit's classes. */
  readonly decidedOn: BusinessDate;
  readonly classRule: string;
  /** What was known when the price was decided, and what happened to the line since, in the order of the log. */
  readonly chain: readonly ChainedEvent[];
  /** Null unless a pharmacist opened it. */
  readonly contents: PrescriptionContents | null;
  /** Whether the patient's block keeps this line sealed, while the lines of others are open. */
  readonly isWithheld: boolean;
}

export type ChainedEvent = Pick<LifeStepShown, 'eventId' | 'at' | 'event'>;

export interface PrescriptionContents {
  /** For whom it was ordered. The name is null for the customer. */
  readonly patient: Pick<OrderedPatient, 'kind' | 'name'>;
  readonly article: string;
  readonly packages: number;
  readonly why: PriceWhy;
  /** From which day the next withdrawal can be collected, or why not. Null when the prescription is not known. */
  readonly collectable: { readonly word: string; readonly ruleVersion: string | null; readonly path: string } | null;
}

export interface OrderLifeShown {
  readonly subjectId: Uuid;
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly placedAt: Instant;
  /** Empty where nothing can be stopped: the order is not paid, or cancelled. */
  readonly parcels: readonly ParcelStanding[];
  readonly lanes: readonly Lane[];
  readonly steps: readonly LifeStepShown[];
  readonly refusals: readonly LifeStepShown[];
  readonly kronor: Kronor;
  readonly lines: readonly LinePriceShown[];
  readonly prescriptions: readonly PrescriptionWhyShown[];
  /** `absent` for an order without prescriptions. */
  readonly health: HealthContents;
  /** Null when the address or the goods are forgotten. */
  readonly deliveries: readonly DeliveryWhyShown[] | null;
  /** The version of the delivery rule that was asked. */
  readonly deliveryRule: string | null;
}
