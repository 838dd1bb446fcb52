import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { aloneJobs } from './all-jobs.js';
import { calendarAsked, goOn, type Answer, type CalendarAsked } from '../../foundation/job-engine/calendar-asked.js';
import { NotRunnable } from './run-by-hand.js';
import type { ToolAnswer } from '../../foundation/platform/tool-answer.js';

export interface GoOnRequest {
  /** Why the jobs may continue. Null when the command only lists what waits. */
  readonly reason: string | null;
}

const NAME = 'go-on';
const USAGE = `npm run job ${NAME} -- --reason "why"`;
const TYPIST = { kind: 'system', id: 'command line' } as const;

/**
 * Parses `go-on --reason "…"` in each form that npm passes on. Returns null for another job name. @throws NotRunnable
 */
export function goOnRequestFrom(
  [job, ...args]: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): GoOnRequest | null {
  if (job !== NAME) return null;
  const words = args
    .flatMap((arg) => (arg.startsWith('--reason=') ? [arg.slice('--reason='.length)] : [arg]))
    .filter((arg) => arg !== '--reason');
  const fromNpm = environment.npm_config_reason;
  const [reason = fromNpm === 'true' ? undefined : fromNpm, ...more] = words;
  if (more.length > 0) throw new NotRunnable(`${more[0]}: is one argument too many; ${USAGE}`);
  return { reason: reason ?? null };
}

/** Lists the decisions for which jobs wait, with exit code 1 when there are some. With a reason it approves them. */
export async function goOnByHand({ reason }: GoOnRequest, commands: CommandHandling): Promise<ToolAnswer> {
  const asked = await calendarAsked(commands, aloneJobs);
  const lines = questions(asked);
  if (lines.length === 0) return { said: 'no job waits for anybody', code: 0 };
  if (reason === null) return { said: [...lines.map(([, line]) => line), `to go on: ${USAGE}`].join('\n'), code: 1 };
  for (const [asks] of lines) {
    const outcome = await goOn(commands, { ...asks, reason }, TYPIST);
    if (!outcome.ok) throw new NotRunnable(refusal(outcome.rejection));
  }
  return { said: [...lines.map(([, line]) => line), 'jobs go on within five minutes'].join('\n'), code: 0 };
}

function refusal(rejection: { readonly type: string; readonly shortest?: number; readonly longest?: number }): string {
  if (rejection.type === 'ReasonInvalid')
    return `reason: is ${rejection.shortest} to ${rejection.longest} characters long; ${USAGE}`;
  return `what waits has changed meanwhile; npm run job ${NAME} tells it`;
}

function questions({ stopped, clock }: CalendarAsked): readonly (readonly [Omit<Answer, 'reason'>, string])[] {
  const lines: (readonly [Omit<Answer, 'reason'>, string])[] = [];
  if (clock) {
    const away = `${Math.abs(clock.seconds)} s ${clock.seconds > 0 ? 'ahead' : 'behind'}`;
    const line = `the clock of ${clock.host} showed ${clock.shown}, ${away} against ${clock.against}`;
    lines.push([{ question: 'clock', job: null }, line]);
  }
  for (const { job, days, oldest, through } of stopped) {
    const line = `${job ? `${job}: ` : ''}${days} days are to be caught up, ${oldest} to ${through}`;
    lines.push([{ question: through, job }, line]);
  }
  return lines;
}
