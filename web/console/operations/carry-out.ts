import type { Result } from '../../../services/foundation/problem/result-contract.js';
import type { PauseDesk } from '../../../services/support/contract/pauses.js';
import { answerOf, type OperationsAnswer } from './operations-answer.js';
import { readForm } from '../../interface/form/sent-form.js';
import { operationsForm, pauseForm, type OperationsForm } from './operations-form.js';
import { pauseAnswer } from './pause-answer.js';
import type { OperationsDesk, ParkedOutcomeShown } from '../../../services/support/contract/operations.js';

export async function carryOut(desk: OperationsDesk, pauses: PauseDesk, sent: FormData): Promise<OperationsAnswer> {
  const pause = readForm(sent, pauseForm);
  if (pause) return pauseAnswer(pauses, pause);
  const asked = readForm(sent, operationsForm);
  return asked ? answerFor(asked, desk) : unknown;
}

async function answerFor(asked: OperationsForm, desk: OperationsDesk): Promise<OperationsAnswer> {
  switch (asked.vad) {
    case 'bygg':
      return answerOf(await desk.rebuild(asked.vy, 'rebuild'), 'Ombyggnaden har börjat.');
    case 'kontrollera':
      return answerOf(await desk.rebuild(asked.vy, 'verify'), 'Kontrollen har börjat.');
    case 'prova':
      return parkedAnswer(await desk.dryRun(asked.vy, asked.strom), asked.vy, asked.strom, true);
    case 'ateruppta':
      return parkedAnswer(await desk.retry(asked.vy, asked.strom), asked.vy, asked.strom, false);
    case 'forsok':
      return answerOf(await desk.retryReaction(asked.foljd, asked.strom), `${asked.foljd} försöker igen nu.`);
    case 'kor':
      return answerOf(await desk.runJob(asked.jobb, asked.datum), `${asked.jobb} har körts för ${asked.datum}.`);
    case 'hoppa':
      return answerOf(
        await desk.passOver(asked.jobb, asked.datum, asked.orsak),
        `${asked.jobb} går vidare utan ${asked.datum} inom fem minuter.`,
      );
    case 'fortsatt':
      return answerOf(
        await desk.goOn(asked.fraga, asked.orsak, asked.jobb || null),
        'Jobben går vidare inom fem minuter.',
      );
    case 'gor-om':
      return answerOf(await desk.repeatStep(asked.order, asked.steg), 'Steget görs om.');
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
