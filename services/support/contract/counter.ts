import type { BusinessDate, Uuid } from '../../../domain/kernel/index.js';
import type { IdKind } from '../../../domain/warrant/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** A warrant as the pharmacist wrote it. */
export interface CounterWarrantForm {
  readonly commandId: Uuid;
  readonly giver: { readonly personNumber: string; readonly name: string };
  readonly holder: { readonly personNumber: string; readonly name: string };
  /** Empty when the holder acts for the giver. */
  readonly child: string;
  readonly idKind: IdKind;
}

/** RX-23: what a pharmacist does for people at the counter. */
export interface CounterDesk {
  giveWarrant(
    form: CounterWarrantForm,
  ): Promise<Result<{ readonly acceptBy: BusinessDate; readonly validThrough: BusinessDate }>>;
}
