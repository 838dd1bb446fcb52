import { accept, type BusinessDate, type Instant, type Uuid } from '../../kernel/index.js';
import type { WarrantDecision } from '../rejections.js';
import { standingOn } from '../rules/standing.js';
import type { WarrantState } from '../state.js';

/** RX-08: the day's run finds the warrants that the customer gave and of whose answer nobody has heard in time. */
export interface NoteUnanswered {
  readonly type: 'NoteUnanswered';
  readonly customerId: Uuid;
  readonly on: BusinessDate;
  readonly at: Instant;
}

/** Each warrant is noted once. Days that were missed are caught up. */
export function noteUnanswered({ customerId, on, at }: NoteUnanswered, state: WarrantState): WarrantDecision {
  const unanswered = Object.values(state.warrants).filter(
    (each) => each.role === 'giver' && !each.isUnanswered && standingOn(each, on) === 'not-accepted',
  );
  return accept(
    ...unanswered.map(({ warrantId }) => ({
      type: 'WarrantUnanswered' as const,
      data: { customerId, role: 'giver' as const, warrantId, at },
    })),
  );
}
