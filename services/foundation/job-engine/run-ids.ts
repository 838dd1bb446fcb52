import type { BusinessDate } from '../../../domain/kernel/index.js';
import { derivedId } from '../command-handling/derived-id.js';

/** All ids of a run. They are derived from the job and the business date, so that every machine gets the same ids. */
export interface RunIds {
  /** Key of the stream `job-run-…`. */
  readonly key: string;
  readonly correlationId: string;
  /** Derives the id of the command for a subject, or for a step of the run. */
  commandId(subject: string): string;
}

export function runIds(job: string, date: BusinessDate): RunIds {
  const key = `${job}-${date}`;
  const correlationId = derivedId('job-run', key);
  return { key, correlationId, commandId: (subject) => derivedId(correlationId, subject) };
}
