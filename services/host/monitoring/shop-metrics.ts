import { Gauge, Registry } from 'prom-client';

import type { CallsOfDay } from '../../partners/health/partner-health.js';
import { CallMetrics } from './call-metrics.js';
import { FollowedMetrics, type Followed } from './followed-metrics.js';
import { inTime } from './in-time.js';
import { JobMetrics, type JobsShown } from './job-metrics.js';
import { PartnerMetrics } from './partner-metrics.js';
import { RefundMetrics } from './refund-metrics.js';
import { newFigures, processMetrics, textOf } from './process-metrics.js';

export interface MetricSources {
  followed(): Promise<readonly Followed[]>;
  partners(): Promise<readonly CallsOfDay[]>;
  jobs(): Promise<JobsShown>;
  lateRefunds(): Promise<number>;
  connections(): Readonly<Record<'open' | 'idle' | 'waited_for', number>>;
}

export type { Followed, JobsShown };

const WAIT_MS = 5_000;

export class ShopMetrics {
  readonly calls: CallMetrics;
  readonly contentType = Registry.OPENMETRICS_CONTENT_TYPE;
  private readonly registry = newFigures();
  private readonly known: Gauge<'part'>;
  private readonly connections: Gauge<'state'>;
  private readonly parts: readonly { readonly name: string; show(): Promise<void>; hide(): void }[];
  private scrape: Promise<string> | null = null;

  constructor(
    private readonly sources: MetricSources,
    private readonly waitMs = WAIT_MS,
  ) {
    const { registry } = this;
    this.calls = new CallMetrics(registry);
    this.known = new Gauge({
      name: 'algort_figures_known',
      help: '0 while the figures of a part cannot be had: they are left out then',
      labelNames: ['part'],
      registers: [registry],
    });
    this.connections = new Gauge({
      name: 'algort_database_connections',
      help: 'Connections of this process to PostgreSQL, and calls that wait for one',
      labelNames: ['state'],
      registers: [registry],
    });
    const [followed, partners, jobs, refunds] = [
      new FollowedMetrics(registry),
      new PartnerMetrics(registry),
      new JobMetrics(registry),
      new RefundMetrics(registry),
    ];
    this.parts = [
      { name: 'followers', show: async () => followed.show(await sources.followed()), hide: () => followed.hide() },
      { name: 'partners', show: async () => partners.show(await sources.partners()), hide: () => partners.hide() },
      { name: 'jobs', show: async () => jobs.show(await sources.jobs()), hide: () => jobs.hide() },
      { name: 'refunds', show: async () => refunds.show(await sources.lateRefunds()), hide: () => refunds.hide() },
    ];
  }

  /** Returns the metrics as text. Concurrent readers share one collection. */
  text(): Promise<string> {
    this.scrape ??= this.look().finally(() => (this.scrape = null));
    return this.scrape;
  }

  private async look(): Promise<string> {
    for (const [state, count] of Object.entries(this.sources.connections())) this.connections.set({ state }, count);
    await Promise.all(this.parts.map((part) => this.shown(part)));
    return textOf([this.registry, processMetrics()]);
  }

  private async shown({ name, show, hide }: (typeof this.parts)[number]): Promise<void> {
    const isKnown = await inTime(name, show(), this.waitMs).then(
      () => true,
      () => false,
    );
    this.known.set({ part: name }, isKnown ? 1 : 0);
    if (!isKnown) hide();
  }
}
