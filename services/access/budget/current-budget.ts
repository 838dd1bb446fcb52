import { Inject, Injectable } from '@nestjs/common';

import { stockholmDate } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { callBudget, type CallBudget } from './call-budget.js';

@Injectable()
export class CurrentBudget {
  constructor(@Inject(Clock) private readonly clock: Clock) {}

  now(): CallBudget {
    return callBudget.on(stockholmDate(this.clock.now()));
  }
}
