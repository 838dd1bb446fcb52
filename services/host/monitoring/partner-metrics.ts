import { Gauge } from 'prom-client';

import type { CallsOfDay } from '../../partners/health/partner-health.js';
import type { Figures } from './process-metrics.js';

export class PartnerMetrics {
  private readonly calls: Gauge<'partner' | 'outcome'>;
  private readonly lastAt: Gauge<'partner' | 'outcome'>;

  constructor(registry: Figures) {
    const labelNames = ['partner', 'outcome'] as const;
    this.calls = new Gauge({
      name: 'algort_partner_calls',
      help: 'Calls to a partner in the last 30 days, by how they ended',
      labelNames,
      registers: [registry],
    });
    this.lastAt = new Gauge({
      name: 'algort_partner_last_call_timestamp_seconds',
      help: 'When a call to a partner last ended so',
      labelNames,
      registers: [registry],
    });
  }

  hide(): void {
    this.calls.reset();
    this.lastAt.reset();
  }

  /** Sets the metrics. @param calls newest first */
  show(calls: readonly CallsOfDay[]): void {
    this.hide();
    for (const { partner, outcome, calls: times, lastAt } of [...calls].reverse()) {
      this.calls.inc({ partner, outcome }, times);
      this.lastAt.set({ partner, outcome }, Date.parse(lastAt) / 1000);
    }
  }
}
