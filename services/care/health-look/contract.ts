import type { HealthPart, StaffPurpose } from '../../../domain/health-look/index.js';
import type { Instant } from '../../../domain/kernel/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** What happened: the customer looked, staff looked, or somebody was refused. */
export type Seen =
  | { readonly kind: 'own'; readonly part: HealthPart }
  | {
      readonly kind: 'staff';
      readonly part: HealthPart;
      readonly name: string;
      readonly role: 'pharmacist' | 'support' | 'operations';
      readonly purpose: StaffPurpose;
      /** What the staff member wrote. */
      readonly reason: string | null;
      /** Why the data was withheld: by the customer's block, or because the pharmacist was off duty. Null when it was shown. */
      readonly withheld: 'block' | 'off-duty' | null;
    }
  /** RX-08: the holder of the customer's warrant looked. The name is null when it is not known any more. */
  | { readonly kind: 'holder'; readonly part: HealthPart; readonly name: string | null }
  /** Customer service opened the customer's history. It shows that there are prescriptions, never which. */
  | { readonly kind: 'history'; readonly name: string; readonly reason: string }
  /** Another customer asked for the data, and was refused. */
  | { readonly kind: 'another-person'; readonly part: HealthPart }
  /** The customer asked for somebody else's data, and was refused. */
  | { readonly kind: 'refused'; readonly part: HealthPart }
  | { readonly kind: 'blocked' | 'allowed' };

export type LookView = Seen & {
  readonly id: string;
  /** The last time of the day. */
  readonly at: Instant;
  /** How often it happened on the day. */
  readonly times: number;
};

export interface LooksView {
  /** Newest first. */
  readonly looks: readonly LookView[];
  /** True when there are older ones than the list holds. */
  readonly hasOlder: boolean;
  /** Whether the customer has blocked the looks of staff. */
  readonly isBlocked: boolean;
}

/** LAW-09: who has looked at the customer's health data. */
export interface HealthLookService {
  /** Null without a strong log-in. */
  own(): Promise<LooksView | null>;
  /** Blocks the looks of staff, or allows them again. */
  block(blocked: boolean): Promise<Result>;
}
