import type { Fault } from '../../foundation/problem/problem.js';
import type { CallBudget } from './call-budget.js';
import { budgetTexts } from './texts.js';

/**
 * The URL at which Remix lists the modules that pages need. Remix matches each path in its query, and each prefix of a
 * path, against all routes.
 */
const MANIFEST = '/__manifest?';

/**
 * Returns the part of a URL that exceeds the limits of a call, or null. The router matches every prefix of a path, so
 * its work grows with the square of the number of segments.
 * @param url path and query as received
 */
export function addressOverBudget(url: string, budget: CallBudget): Fault | null {
  const { pathSegments, values } = budget;
  const start = url.indexOf('?');
  const path = start === -1 ? url : url.slice(0, start);
  const parameters = start === -1 ? [] : url.slice(start + 1).split('&');
  if (segments(path) > pathSegments) return tooManySegments('path', pathSegments);
  if (parameters.length > values) {
    const field = parameters[0]?.split('=')[0] ?? '';
    return { field, code: 'TOO_MANY_VALUES', message: budgetTexts.values(values) };
  }
  return url.startsWith(MANIFEST) ? manifestOverBudget(parameters, budget) : null;
}

function manifestOverBudget(parameters: readonly string[], { pathSegments, manifestPaths }: CallBudget): Fault | null {
  const pages = parameters.map((parameter) => parameter.slice(parameter.indexOf('=') + 1).replaceAll(/%2f/gi, '/'));
  if (pages.some((page) => segments(page) > pathSegments)) return tooManySegments('p', pathSegments);
  const asked = new Set(pages.flatMap(beginnings));
  if (asked.size <= manifestPaths) return null;
  return { field: 'p', code: 'TOO_MANY_VALUES', message: budgetTexts.values(manifestPaths) };
}

function beginnings(page: string): readonly string[] {
  const parts = page.split('/');
  return parts.map((_part, index) => parts.slice(0, index + 1).join('/'));
}

function segments(path: string): number {
  return path.split('/').length - 1;
}

function tooManySegments(field: string, most: number): Fault {
  return { field, code: 'TOO_MANY_SEGMENTS', message: budgetTexts.segments(most) };
}
