import type { BusinessDate } from '../../../domain/kernel/index.js';
import type { WarrantEnd, WarrantRole, WarrantStanding } from '../../../domain/warrant/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

export interface WarrantView {
  readonly id: string;
  readonly role: WarrantRole;
  /** The other side: the giver of one that the customer holds, else the holder. */
  readonly name: string;
  /** The child for whom the holder acts. Null for the giver. */
  readonly child: string | null;
  readonly standing: WarrantStanding;
  /** Who or what ended it. Null unless it is ended. */
  readonly endedBy: WarrantEnd | null;
  readonly registeredOn: BusinessDate;
  readonly acceptBy: BusinessDate;
  readonly validThrough: BusinessDate;
}

export type WarrantsView =
  | { readonly state: 'closed' | 'not-registered' | 'not-identified' }
  | {
      readonly state: 'open';
      /** Those in force or waiting come first, then newest first. */
      readonly held: readonly WarrantView[];
      readonly given: readonly WarrantView[];
      /** The children for whom the customer may give a warrant. The key is neutral. */
      readonly children: readonly { readonly key: string; readonly name: string }[];
    };

export interface GivenForm {
  readonly commandId: string;
  /** The person number of the holder, as it was written. */
  readonly holder: string;
  readonly name: string;
  /** The key of a child. Null for the customer. */
  readonly child: string | null;
}

/** RX-08, RX-23: the warrants of the pages. */
export interface WarrantService {
  own(): Promise<WarrantsView>;
  give(form: GivenForm): Promise<Result>;
  answer(form: { readonly commandId: string; readonly id: string; readonly accepts: boolean }): Promise<Result>;
  end(form: { readonly commandId: string; readonly id: string }): Promise<Result>;
}
