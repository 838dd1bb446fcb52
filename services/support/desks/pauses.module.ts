import { Inject, Module } from '@nestjs/common';

import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { DeskModule } from '../desk/desk.module.js';
import { RegisteredDesks } from '../desk/registered-desks.js';
import { StaffPauses } from '../operations/pause-desk.js';
import { pausesDesk } from './pauses.js';

@Module({ imports: [DeskModule] })
export class PausesDeskModule {
  constructor(
    @Inject(RegisteredDesks) desks: RegisteredDesks,
    @Inject(CommandHandling) commands: CommandHandling,
    @Inject(Clock) clock: Clock,
  ) {
    desks.register(30, pausesDesk, ({ staff }) => new StaffPauses({ commands, clock }, staff));
  }
}
