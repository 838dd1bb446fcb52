import { Inject, Injectable } from '@nestjs/common';

import type { HealthPart } from '../../../domain/health-look/index.js';
import { isForgotten, type RecordedEvent } from '../../../domain/kernel/index.js';
import type { ExtractOwner } from '../../person/profile/extract-parts.js';
import { healthFields } from './health-fields.js';
import { HealthLooks } from './health-looks.js';
import { OF_ANOTHER, withoutOthers } from './without-others.js';

/** LAW-09: the extract shows the customer's own health data, and nothing of others. That too is a look. */
@Injectable()
export class ExtractGuard {
  constructor(@Inject(HealthLooks) private readonly looks: HealthLooks) {}

  async shown(
    { customerId, personNumber }: ExtractOwner,
    events: readonly RecordedEvent[],
  ): Promise<readonly RecordedEvent[]> {
    const own = withoutOthers(events, personNumber);
    const parts = new Set(own.flatMap(partOf));
    for (const part of parts) await this.looks.shownToSelf(customerId, part);
    return own;
  }
}

/** The part of the health data that an event tells. A list of looks is no health data. */
function partOf({ type, data }: RecordedEvent): readonly HealthPart[] {
  if (type === 'HealthDataShown') return [];
  const told = healthFields(type).map((field) => (data as Readonly<Record<string, unknown>>)[field] ?? null);
  if (!told.some((value) => value !== null && value !== OF_ANOTHER && !isForgotten(value))) return [];
  return [type === 'HighCostAccountReceived' ? 'high-cost' : 'prescriptions'];
}
