import { Gauge } from 'prom-client';

import type { Lag } from '../../../projections/follower/index.js';
import type { Figures } from './process-metrics.js';

export interface Followed extends Lag {
  readonly name: string;
  readonly parked: number;
}

export class FollowedMetrics {
  private readonly seconds: Gauge<'follower'>;
  private readonly events: Gauge<'follower'>;
  private readonly parked: Gauge<'follower'>;

  constructor(registry: Figures) {
    const gauge = (name: string, help: string): Gauge<'follower'> =>
      new Gauge({ name, help, labelNames: ['follower'], registers: [registry] });
    this.seconds = gauge('algort_follower_behind_seconds', 'Age of the oldest event that a follower has not handled');
    this.events = gauge('algort_follower_behind_events', 'Events that a follower has not handled, counted to 1000');
    this.parked = gauge('algort_follower_parked_events', 'Events that a follower could not handle');
  }

  hide(): void {
    for (const gauge of [this.seconds, this.events, this.parked]) gauge.reset();
  }

  show(all: readonly Followed[]): void {
    this.hide();
    for (const { name, secondsBehind, eventsBehind, parked } of all) {
      this.seconds.set({ follower: name }, secondsBehind);
      this.events.set({ follower: name }, eventsBehind);
      this.parked.set({ follower: name }, parked);
    }
  }
}
