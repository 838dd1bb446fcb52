import { Inject, Module } from '@nestjs/common';

import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Database } from '../../foundation/database/connection.js';
import { DATABASE } from '../../foundation/platform/tokens.js';
import { Processes } from '../../foundation/reactions/processes.js';
import { WebShelf } from '../../shop/catalogue/stocking/web-shelf.js';
import { ComplaintModule } from '../../shop/complaint/complaint.module.js';
import { ComplaintEvidence } from '../../shop/complaint/evidence.js';
import { DeskModule } from '../desk/desk.module.js';
import { RegisteredDesks } from '../desk/registered-desks.js';
import { StaffComplaints } from '../operations/complaint-desk.js';
import { complaintsDesk } from './complaints.js';

@Module({ imports: [DeskModule, ComplaintModule] })
export class ComplaintsDeskModule {
  constructor(
    @Inject(RegisteredDesks) desks: RegisteredDesks,
    @Inject(DATABASE) db: Database,
    @Inject(Clock) clock: Clock,
    @Inject(CommandHandling) commands: CommandHandling,
    @Inject(Processes) processes: Processes,
    @Inject(WebShelf) shelf: WebShelf,
    @Inject(ComplaintEvidence) evidence: ComplaintEvidence,
  ) {
    const parts = { db, clock, commands, processes, shelf, evidence };
    desks.register(46, complaintsDesk, ({ staff }) => new StaffComplaints(parts, staff));
  }
}
