import { yearOf, type BusinessDate, type Ore, type Uuid } from '../../kernel/index.js';
import type { ChequeIssued, Level } from '../events.js';
import type { LotPart } from '../points/lots.js';

export interface Cheque {
  readonly chequeId: Uuid;
  readonly amount: Ore;
  readonly pointsConverted: number;
  readonly lots: readonly LotPart[];
  readonly level: Level;
  readonly rate: number;
  readonly issuedOn: BusinessDate;
  readonly validFrom: BusinessDate;
  readonly validTo: BusinessDate;
  readonly status: 'open' | 'reserved' | 'redeemed' | 'expired' | 'lapsed';
  /** The cart that reserved the cheque, or the cart of the order that spent it. */
  readonly cartId: Uuid | null;
  readonly orderId: Uuid | null;
  /**
   * The return of the goods that had earned the cheque's points. Set only if the cheque was reserved or spent at that
   * time.
   */
  readonly recalledBy: Uuid | null;
  readonly lapse: { readonly returnId: Uuid; readonly on: BusinessDate } | null;
}

export function issued(data: ChequeIssued['data']): Cheque {
  const { chequeId, amount, pointsConverted, lots, level, rate, issuedOn, validFrom, validTo } = data;
  return {
    chequeId,
    amount,
    pointsConverted,
    lots,
    level,
    rate,
    issuedOn,
    validFrom,
    validTo,
    status: 'open',
    cartId: null,
    orderId: null,
    recalledBy: null,
    lapse: null,
  };
}

export function withCheque(cheques: readonly Cheque[], chequeId: Uuid, change: Partial<Cheque>): readonly Cheque[] {
  return cheques.map((cheque) => (cheque.chequeId === chequeId ? { ...cheque, ...change } : cheque));
}

/** Whether the cheque is neither spent nor lapsed nor expired. */
export function isUnspent({ status }: Cheque): boolean {
  return status === 'open' || status === 'reserved';
}

/** Whether a cart may use the cheque. Nobody has reserved or spent it, and it has neither lapsed nor expired. */
export function isFree({ status, validTo }: Cheque, on: BusinessDate): boolean {
  return status === 'open' && validTo >= on;
}

/** Whether the cheque has expired unused. It counts as expired even before the nightly job has recorded it. */
export function isOver({ status, validTo }: Cheque, on: BusinessDate): boolean {
  return status === 'expired' || (status === 'open' && validTo < on);
}

/**
 * The points converted in the year of this date. Points of a lapsed cheque do not count, because they may be converted
 * again.
 */
export function convertedInYear(cheques: readonly Cheque[], on: BusinessDate): number {
  const year = yearOf(on);
  const ofYear = cheques.filter(({ issuedOn, lapse }) => yearOf(issuedOn) === year && !lapse);
  return ofYear.reduce((sum, { pointsConverted }) => sum + pointsConverted, 0);
}
