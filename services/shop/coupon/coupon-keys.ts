import { createHmac, randomUUID } from 'node:crypto';

import { Inject, Injectable } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { PersonalDataKeys } from '../../foundation/event-store/personal-data/keys.js';

/** Creates the keys by which a coupon's stream knows a use and its buyer (docs/decisions/0072). */
@Injectable()
export class CouponKeys {
  constructor(@Inject(PersonalDataKeys) private readonly keys: Pick<PersonalDataKeys, 'keyFor'>) {}

  /** Creates the key of a use. It cannot be derived from other data of the cart. */
  hold(_commandId: Uuid): Uuid {
    return randomUUID();
  }

  /**
   * Returns a hash that is the same for all uses of this coupon by this customer. The customer's own key makes it, so
   * after an erasure nobody can tell whose it was.
   */
  async buyer(customerId: Uuid | null, code: string): Promise<string | null> {
    if (customerId === null) return null;
    const key = await this.keys.keyFor(`customer:${customerId}`, 'health');
    return createHmac('sha256', key).update(`coupon ${code}`).digest('base64url');
  }
}
