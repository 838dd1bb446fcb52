import { accept, reject, stockholmDate, type Decision, type Instant } from '../../kernel/index.js';
import type { PauseEvent } from '../events.js';
import type { PauseRejection } from '../rejections.js';
import { pauseRule } from '../rule.js';
import { pauseOf, type PauseState } from '../state.js';
import type { PauseTarget } from '../targets.js';
import { fits } from './words.js';

export interface ResumeCommand {
  readonly type: 'Resume';
  readonly target: PauseTarget;
  readonly reason: string;
  readonly at: Instant;
  readonly staffName: string;
}

export function resumeIt(
  { type: _, ...asked }: ResumeCommand,
  state: PauseState,
): Decision<PauseEvent, PauseRejection> {
  const { target, at } = asked;
  const reason = asked.reason.trim();
  const lengths = pauseRule.on(stockholmDate(at)).reason;
  if (!fits(reason, lengths)) return reject({ type: 'ReasonInvalid', field: 'reason', ...lengths });
  if (!pauseOf(state, target, at)) return reject({ type: 'NotPaused', field: 'target' });
  return accept({ type: 'Resumed', data: { ...asked, reason } });
}
