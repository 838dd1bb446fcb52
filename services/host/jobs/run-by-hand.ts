import { stockholmDate } from '../../../domain/kernel/index.js';
import type { CompletedRun, JobRejection, RunOutcome } from '../../foundation/job-engine/job-engine.js';

export interface Request {
  readonly job: string;
  readonly date: string;
}

/** Thrown when a job cannot run as requested. The message is one line on the correct usage. */
export class NotRunnable extends Error {}

const USAGE = 'npm run job <name> --date YYYY-MM-DD';

/**
 * Parses the arguments. npm takes `--date D` as its own setting and passes on only `D`; `--date=D` arrives in the
 * environment.
 */
export function requestFrom(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Request {
  const words = args
    .flatMap((arg) => (arg.startsWith('--date=') ? [arg.slice('--date='.length)] : [arg]))
    .filter((arg) => arg !== '--date');
  const unknown = words.find((word) => word.startsWith('-'));
  if (unknown) throw new NotRunnable(`${unknown}: is not an option; ${USAGE}`);
  const [job, typed, ...more] = words;
  const fromNpm = environment.npm_config_date;
  const date = typed ?? (fromNpm === 'true' ? undefined : fromNpm);
  if (!job) throw new NotRunnable(`job: is missing; ${USAGE}`);
  if (!date) throw new NotRunnable(`date: is missing; ${USAGE}`);
  if (more.length > 0) throw new NotRunnable(`${more[0]}: is one argument too many; ${USAGE}`);
  return { job, date };
}

/** Runs the job and prints its report as a small table. @throws NotRunnable when the job or the date is refused */
export async function runByHand(
  { job, date }: Request,
  run: (job: string, date: string) => Promise<RunOutcome>,
): Promise<string> {
  const outcome = await run(job, date);
  if (!outcome.ok) throw new NotRunnable(reason(outcome.rejection, { job, date }));
  return table(outcome.run);
}

function reason(rejection: JobRejection, { job, date }: Request): string {
  switch (rejection.type) {
    case 'JobUnknown':
      return `job: ${job} is not one of ${rejection.known.join(', ')}`;
    case 'DateInvalid':
      return `date: ${date} is not a day written YYYY-MM-DD`;
    case 'DateNotOfJob':
      return `date: ${job} has no run for ${date}`;
    case 'DateBeforeLast':
      return `date: ${job} is done through ${rejection.last}; a run before it would undo what was decided since`;
    case 'DateBeforeFirst':
      return rejection.first === null
        ? `date: the calendar of ${job} has not begun; start the shop first`
        : `date: the runs of ${job} begin with ${rejection.first}`;
    case 'RunNotYetDue':
      return `date: the run of ${job} for ${date} is not due until ${localTime(rejection.dueAt)}`;
  }
}

function localTime(at: string): string {
  const time = new Date(at).toLocaleTimeString('sv-SE', { timeZone: 'Europe/Stockholm', timeStyle: 'short' });
  return `${stockholmDate(at)} ${time} in Stockholm`;
}

function table({ job, date, report: { sums, ...counts } }: CompletedRun): string {
  const rows = Object.entries({ ...counts, ...sums });
  const name = Math.max(...rows.map(([label]) => label.length));
  const number = Math.max(...rows.map(([, value]) => String(value).length));
  return [
    `${job} ${date}`,
    ...rows.map(([label, value]) => `  ${label.padEnd(name)}  ${String(value).padStart(number)}`),
  ].join('\n');
}
