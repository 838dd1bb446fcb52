import { Inject, Module } from '@nestjs/common';

import { Clock } from '../../foundation/clock.js';
import { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { EventStore } from '../../foundation/event-store/port.js';
import { EVENT_STORE } from '../../foundation/platform/tokens.js';
import { Processes } from '../../foundation/reactions/processes.js';
import { Reactions } from '../../foundation/reactions/reactions.js';
import { HealthLookModule } from '../health-look/health-look.module.js';
import { PrescriptionModule } from '../prescription/prescription.module.js';
import { PatientModule } from '../patient/patient.module.js';
import { DispensingPagesParts } from './dispensing-pages.js';
import { dispensingReactions } from './dispensing-reactions.js';
import { DispensingRecords } from './dispensing-records.js';
import { Dispensings } from './dispensings.js';
import { Labels } from './label/labels.js';
import { DispensingPartners } from './partners.js';

@Module({
  imports: [HealthLookModule, PatientModule, PrescriptionModule],
  providers: [Dispensings, DispensingPartners, DispensingPagesParts, DispensingRecords, Labels],
  exports: [Dispensings, DispensingPartners, DispensingPagesParts, DispensingRecords, Labels, PatientModule],
})
export class DispensingModule {
  constructor(
    @Inject(Reactions) reactions: Reactions,
    @Inject(ReactionCommands) commands: ReactionCommands,
    @Inject(DispensingPartners) partners: DispensingPartners,
    @Inject(Processes) processes: Processes,
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(Clock) clock: Clock,
  ) {
    reactions.register(32, ...dispensingReactions({ commands, partners, processes, store, clock }));
  }
}
