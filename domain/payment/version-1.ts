import type { Failure } from './modification-events.js';
import type { DifferenceSource } from './task-events.js';

/** Version 1 of the failures had no retry, so each became a task for staff. */
export function failureFromVersion1<Data extends { readonly reason: string }>(data: Data): Data & Failure {
  return { ...data, attempt: 1, failedAt: null, retryAt: null, undone: 0, ruleVersion: null };
}

/** In version 1 of the event, only a message of the partner could differ. */
export function differedFromVersion1<Data extends object>(data: Data): Data & { readonly source: DifferenceSource } {
  return { ...data, source: 'message' };
}
