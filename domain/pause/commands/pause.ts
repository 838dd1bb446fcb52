import { accept, reject, stockholmDate, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { PauseEvent } from '../events.js';
import type { PauseRejection } from '../rejections.js';
import { pauseRule } from '../rule.js';
import { pauseOf, type PauseState } from '../state.js';
import type { PauseTarget } from '../targets.js';
import { fits, paragraph } from './words.js';

export interface PauseCommand {
  readonly type: 'Pause';
  readonly target: PauseTarget;
  readonly text: string;
  readonly reason: string;
  readonly until: Instant | null;
  readonly at: Instant;
  readonly staffName: string;
}

/** Pauses a target. When it is already paused, the new text and end replace the old ones. */
export function pauseIt({ type: _, ...asked }: PauseCommand, state: PauseState): Decision<PauseEvent, PauseRejection> {
  const { target, until, at } = asked;
  const rule = pauseRule.on(stockholmDate(at));
  const text = paragraph(asked.text);
  const reason = asked.reason.trim();
  if (!fits(text, rule.text)) return reject({ type: 'TextInvalid', field: 'text', ...rule.text });
  if (!fits(reason, rule.reason)) return reject({ type: 'ReasonInvalid', field: 'reason', ...rule.reason });
  if (until !== null && until <= at) return reject({ type: 'EndNotAhead', field: 'until' });
  const now = pauseOf(state, target, at);
  if (now?.text === text && now.until === until) return unchanged;
  return accept({ type: 'Paused', data: { ...asked, text, reason, ruleVersion: rule.ruleVersion } });
}
