import type { BusinessDate } from '../../../domain/kernel/index.js';
import { derivedId } from '../command-handling/derived-id.js';

/** Everything a run is known by follows from the job and the business date, on whichever machine. */
export interface RunIds {
  /** Of the stream `job-run-…`. */
  readonly key: string;
  readonly correlationId: string;
  /** Of the command for a subject, or of a step of the run itself. */
  commandId(subject: string): string;
}

export function runIds(job: string, date: BusinessDate): RunIds {
  const key = `${job}-${date}`;
  const correlationId = derivedId('job-run', key);
  return { key, correlationId, commandId: (subject) => derivedId(correlationId, subject) };
}
