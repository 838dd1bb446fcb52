import { Inject, Injectable } from '@nestjs/common';

import { parsePersonNumber, type Uuid } from '../../../domain/kernel/index.js';
import type { ForeignPersons } from '../../shop/stock-watch/foreign-persons.js';
import { HealthLooks } from '../health-look/health-looks.js';

/** PRO-15: a watch for another person is refused and recorded, also for a child or the giver of a warrant. */
@Injectable()
export class NamedPersons implements ForeignPersons {
  constructor(@Inject(HealthLooks) private readonly looks: HealthLooks) {}

  named(customerId: Uuid, text: string): Promise<void> {
    return this.looks.refused(customerId, 'stock-watch', { text, person: parsePersonNumber(text) });
  }
}
