import { Inject, Module } from '@nestjs/common';

import { Clock } from '../../foundation/clock.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { JobsService } from '../../foundation/job-engine/jobs.service.js';
import { EVENT_STORE } from '../../foundation/platform/tokens.js';
import { StaffBooks } from '../operations/books-desk.js';
import { DeskModule } from '../desk/desk.module.js';
import { RegisteredDesks } from '../desk/registered-desks.js';
import { ShopJobs } from '../operations/shop-jobs.js';
import { booksDesk } from './books.js';

@Module({ imports: [DeskModule] })
export class BooksDeskModule {
  constructor(
    @Inject(RegisteredDesks) desks: RegisteredDesks,
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(JobsService) jobs: JobsService,
    @Inject(Clock) clock: Clock,
  ) {
    const parts = { store, jobs: new ShopJobs(jobs), clock };
    desks.register(70, booksDesk, ({ staff }) => new StaffBooks(parts, staff));
  }
}
