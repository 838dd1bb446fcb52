import { yearOf, type BusinessDate, type Ore, type Uuid } from '../kernel/index.js';
import type { ChequeIssued, Level } from './events.js';

export interface Cheque {
  readonly chequeId: Uuid;
  readonly amount: Ore;
  readonly pointsConverted: number;
  readonly level: Level;
  readonly rate: number;
  readonly issuedOn: BusinessDate;
  readonly validFrom: BusinessDate;
  readonly validTo: BusinessDate;
  readonly status: 'open' | 'reserved' | 'redeemed' | 'expired' | 'lapsed';
  /** The cart that holds it, or whose order spent it. */
  readonly cartId: Uuid | null;
  readonly orderId: Uuid | null;
}

export function issued(data: ChequeIssued['data']): Cheque {
  const { chequeId, amount, pointsConverted, level, rate, issuedOn, validFrom, validTo } = data;
  return {
    chequeId,
    amount,
    pointsConverted,
    level,
    rate,
    issuedOn,
    validFrom,
    validTo,
    status: 'open',
    cartId: null,
    orderId: null,
  };
}

export function withCheque(cheques: readonly Cheque[], chequeId: Uuid, change: Partial<Cheque>): readonly Cheque[] {
  return cheques.map((cheque) => (cheque.chequeId === chequeId ? { ...cheque, ...change } : cheque));
}

/** Neither spent nor gone. */
export function isUnspent({ status }: Cheque): boolean {
  return status === 'open' || status === 'reserved';
}

export function convertedInYear(cheques: readonly Cheque[], on: BusinessDate): number {
  const year = yearOf(on);
  return cheques.reduce((sum, cheque) => (yearOf(cheque.issuedOn) === year ? sum + cheque.pointsConverted : sum), 0);
}
