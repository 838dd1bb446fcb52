import { accept, reject, stockholmDate, type Instant, type Uuid } from '../../kernel/index.js';
import { messageRule } from '../message-rule.js';
import type { DosePackDecision } from '../rejections.js';
import type { DosePackState } from '../state.js';

export interface AnswerDosePacks {
  readonly type: 'AnswerDosePacks';
  readonly messageId: Uuid;
  readonly by: string;
  readonly byName: string;
  readonly text: string;
  readonly at: Instant;
}

export function answerDosePacks(
  { messageId, by, byName, text, at }: AnswerDosePacks,
  { messages }: DosePackState,
): DosePackDecision {
  const message = messages[messageId];
  if (!message) return reject({ type: 'MessageUnknown', field: 'messageId' });
  if (message.answered) return reject({ type: 'MessageAnswered', field: 'messageId' });
  const answer = text.trim();
  const { most } = messageRule.on(stockholmDate(at));
  if (answer === '') return reject({ type: 'MessageEmpty', field: 'text' });
  if (answer.length > most) return reject({ type: 'MessageTooLong', field: 'text', most });
  const { customerId } = message;
  return accept({ type: 'DosePackAnswered', data: { customerId, messageId, by, byName, answer, answeredAt: at } });
}
