import { Inject, Module } from '@nestjs/common';

import { CounterWarrants } from '../../care/warrant/counter-warrants.js';
import { WarrantModule } from '../../care/warrant/warrant.module.js';
import { WarrantCounter } from '../counter/warrant-counter.js';
import { DeskModule } from '../desk/desk.module.js';
import { RegisteredDesks } from '../desk/registered-desks.js';
import { counterDesk } from './counter.js';

@Module({ imports: [DeskModule, WarrantModule] })
export class CounterDeskModule {
  constructor(@Inject(RegisteredDesks) desks: RegisteredDesks, @Inject(CounterWarrants) warrants: CounterWarrants) {
    desks.register(49, counterDesk, ({ staff }) => new WarrantCounter(warrants, staff));
  }
}
