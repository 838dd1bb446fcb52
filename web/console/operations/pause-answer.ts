import type { PauseDesk, PauseRequest } from '../../../services/support/contract/pauses.js';
import { answerOf, type OperationsAnswer } from './operations-answer.js';

/** More characters than any accepted text has, so that a text that is too long is refused and not shortened. */
const LONGEST = 2_000;

/** Handles the forms about pauses; returns null for other forms. Staff see a preview before a pause begins. */
export async function pauseAnswer(pauses: PauseDesk, form: FormData): Promise<OperationsAnswer | null> {
  const text = (name: string): string => String(form.get(name) ?? '').slice(0, LONGEST);
  const request = { target: text('mal'), text: text('text'), reason: text('orsak'), until: text('slut') };
  switch (text('vad')) {
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
    default:
      return null;
  }
}

async function previewed(pauses: PauseDesk, request: PauseRequest): Promise<OperationsAnswer> {
  const preview = await pauses.preview(request);
  const [errors, shown] = preview.ok ? [[], preview.pause] : [preview.errors, null];
  return { errors, done: null, outcome: null, pause: { request, shown } };
}
