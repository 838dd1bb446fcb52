import type { Result } from '../../../services/foundation/problem/result-contract.js';
import type { PauseDesk } from '../../../services/support/contract/pauses.js';
import { answerOf, type OperationsAnswer } from './operations-answer.js';
import { pauseAnswer } from './pause-answer.js';
import type { OperationsDesk, ParkedOutcomeShown } from '../../../services/support/contract/operations.js';

export async function carryOut(desk: OperationsDesk, pauses: PauseDesk, form: FormData): Promise<OperationsAnswer> {
  const text = (name: string): string => String(form.get(name) ?? '').slice(0, 300);
  const [view, streamId, job, date] = [text('vy'), text('strom'), text('jobb'), text('datum')];
  const reaction = text('foljd');
  switch (text('vad')) {
    case 'bygg':
      return answerOf(await desk.rebuild(view, 'rebuild'), 'Ombyggnaden har börjat.');
    case 'kontrollera':
      return answerOf(await desk.rebuild(view, 'verify'), 'Kontrollen har börjat.');
    case 'prova':
      return parkedAnswer(await desk.dryRun(view, streamId), view, streamId, true);
    case 'ateruppta':
      return parkedAnswer(await desk.retry(view, streamId), view, streamId, false);
    case 'forsok':
      return answerOf(await desk.retryReaction(reaction, streamId), `${reaction} försöker igen nu.`);
    case 'kor':
      return answerOf(await desk.runJob(job, date), `${job} har körts för ${date}.`);
    case 'hoppa':
      return answerOf(
        await desk.passOver(job, date, text('orsak')),
        `${job} går vidare utan ${date} inom fem minuter.`,
      );
    case 'fortsatt':
      return answerOf(
        await desk.goOn(text('fraga'), text('orsak'), job || null),
        'Jobben går vidare inom fem minuter.',
      );
    case 'gor-om':
      return answerOf(await desk.repeatStep(text('order'), text('steg')), 'Steget görs om.');
    default:
      return (await pauseAnswer(pauses, form)) ?? unknown;
  }
}

const unknown: OperationsAnswer = {
  errors: [{ code: 'UNKNOWN', message: 'Okänd åtgärd.' }],
  done: null,
  outcome: null,
};

function parkedAnswer(
  result: Result<{ readonly outcome: ParkedOutcomeShown }>,
  view: string,
  streamId: string,
  dry: boolean,
): OperationsAnswer {
  return result.ok
    ? { errors: [], done: null, outcome: { ...result.outcome, view, streamId, dry } }
    : { errors: result.errors, done: null, outcome: null };
}
