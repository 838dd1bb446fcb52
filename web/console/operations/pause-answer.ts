import type { PauseDesk, PauseRequest } from '../../../services/support/contract/pauses.js';
import type { PauseForm } from './operations-form.js';
import { answerOf, type OperationsAnswer } from './operations-answer.js';

/** Handles the forms about pauses. Staff see a preview before a pause begins. */
export async function pauseAnswer(pauses: PauseDesk, form: PauseForm): Promise<OperationsAnswer> {
  const request = { target: form.mal, text: form.text, reason: form.orsak, until: form.slut };
  switch (form.vad) {
    case 'pausa':
      return previewed(pauses, request);
    case 'pausa-nu': {
      const answer = answerOf(await pauses.pause(request), 'Pausat. Kunderna ser texten nu.');
      return answer.done ? answer : { ...answer, pause: { request, shown: null } };
    }
    case 'andra-paus':
      return { errors: [], done: null, outcome: null, pause: { request, shown: null } };
    case 'avsluta-paus':
      return answerOf(await pauses.resume(request.target, request.reason), 'Pausen är avslutad.');
  }
}

async function previewed(pauses: PauseDesk, request: PauseRequest): Promise<OperationsAnswer> {
  const preview = await pauses.preview(request);
  const [errors, shown] = preview.ok ? [[], preview.pause] : [preview.errors, null];
  return { errors, done: null, outcome: null, pause: { request, shown } };
}
