import { accept, reject, stockholmDate, type Instant, type Uuid } from '../../kernel/index.js';
import type { DosePackPatient } from '../events.js';
import { messageRule } from '../message-rule.js';
import type { DosePackDecision } from '../rejections.js';
import type { DosePackState } from '../state.js';

export interface AskForDosePacks {
  readonly type: 'AskForDosePacks';
  readonly customerId: Uuid;
  readonly messageId: Uuid;
  readonly patient: DosePackPatient;
  readonly text: string;
  readonly at: Instant;
}

export function askForDosePacks(
  { customerId, messageId, patient, text: written, at }: AskForDosePacks,
  { messages }: DosePackState,
): DosePackDecision {
  const text = written.trim();
  const { most } = messageRule.on(stockholmDate(at));
  if (text === '') return reject({ type: 'MessageEmpty', field: 'text' });
  if (text.length > most) return reject({ type: 'MessageTooLong', field: 'text', most });
  const waits = Object.values(messages).some(
    ({ request, answered }) => answered === null && request?.patient.personNumber === patient.personNumber,
  );
  if (waits) return reject({ type: 'MessageWaits', field: 'person' });
  return accept({
    type: 'DosePackAsked',
    data: { customerId, messageId, request: { patient, text }, askedAt: at },
  });
}
