import { accept, type BusinessDate, type Instant, type Uuid } from '../../kernel/index.js';
import type { ReminderDecision } from '../rejections.js';
import { dueMoment, leavesFrom, reminderRule } from '../rules/index.js';
import type { ReminderState } from '../state.js';

/** RMD-03: the day's run finds the reminders whose day has come. Days that were missed are caught up. */
export interface FallDue {
  readonly type: 'FallDue';
  readonly customerId: Uuid;
  readonly on: BusinessDate;
  readonly at: Instant;
}

export function fallDue({ customerId, on, at }: FallDue, state: ReminderState): ReminderDecision {
  const due = Object.values(state.reminders).filter(({ phase, dueOn }) => phase === 'planned' && dueOn <= on);
  return accept(
    ...due.map(({ reminderId, dueOn }) => ({
      type: 'ReminderFellDue' as const,
      data: {
        ...{ customerId, reminderId, on: dueOn, leavesAt: leavesFrom(dueMoment(dueOn)) },
        ...{ ruleVersion: reminderRule.on(dueOn).ruleVersion, at },
      },
    })),
  );
}
