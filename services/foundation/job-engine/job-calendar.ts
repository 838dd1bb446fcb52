import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';

import { storeAbsence } from '../event-store/store-absence.js';
import { isUnavailable } from '../problem/unavailable.js';
import { JobEngine } from './job-engine.js';

/**
 * Runs every five minutes what is due. All due times are multiples of five minutes. After downtime or a failure, the
 * next tick finds the missing runs.
 */
@Injectable()
export class JobCalendar implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('jobs');
  private stopping = false;

  constructor(@Inject(JobEngine) private readonly engine: JobEngine) {}

  onApplicationBootstrap(): void {
    void this.tick();
  }

  @Cron('0 */5 * * * *', { name: 'jobs', timeZone: 'Europe/Stockholm' })
  async tick(): Promise<void> {
    try {
      await this.engine.catchUp();
    } catch (error) {
      if (storeAbsence.lasts && isUnavailable(error)) return;
      if (!this.stopping) this.logger.error(`a job run failed and continues at the next tick: ${String(error)}`);
    }
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping = true;
    await this.engine.stop();
  }
}
