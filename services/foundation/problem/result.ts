import type { Failure } from './result-contract.js';
import { Problem } from './problem.js';

/** Turns a refused command into form errors. Other errors are rethrown. */
export async function refusalsAsErrors<T>(work: () => Promise<T>): Promise<T | Failure> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const { title } = error.details;
    return {
      ok: false,
      errors: error.errors.map((fault) => ({ ...fault, ...(typeof title === 'string' && { title }) })),
    };
  }
}
