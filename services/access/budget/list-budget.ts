import type { Fault } from '../../foundation/problem/problem.js';
import type { CallBudget } from './call-budget.js';
import { budgetTexts } from './texts.js';

type Limits = Pick<CallBudget, 'filterLeaves' | 'values'>;
type Path = readonly (string | number)[];

/**
 * Returns the first field that exceeds the limits, or null. It runs before any schema, because a long list is refused
 * whatever it contains.
 * @param asked a body or a query whose depth is already limited
 */
export function overBudget(asked: unknown, limits: Limits): Fault | null {
  return new Spent(limits).fault(asked, []);
}

class Spent {
  private values = 0;

  constructor(private readonly limits: Limits) {}

  fault(value: unknown, path: Path): Fault | null {
    if (typeof value !== 'object' || value === null) return null;
    if (Array.isArray(value)) return this.listed(value, path) ?? this.inside(value.entries(), path);
    return this.inside(Object.entries(value), path);
  }

  private inside(fields: Iterable<[string | number, unknown]>, path: Path): Fault | null {
    for (const [name, value] of fields) {
      const here = [...path, name];
      const fault = (name === 'filter' ? this.filtered(value, here) : null) ?? this.fault(value, here);
      if (fault) return fault;
    }
    return null;
  }

  /** Checks a list. A nested list is counted at its own path. */
  private listed(list: readonly unknown[], path: Path): Fault | null {
    const { values: most } = this.limits;
    this.values += list.filter((each) => typeof each !== 'object' || each === null).length;
    if (this.values <= most && list.length <= most) return null;
    return { field: path.join('.'), code: 'TOO_MANY_VALUES', message: budgetTexts.values(most) };
  }

  private filtered(filter: unknown, path: Path): Fault | null {
    const { filterLeaves: most } = this.limits;
    if (leavesOf(filter) <= most) return null;
    return { field: path.join('.'), code: 'TOO_MANY_LEAVES', message: budgetTexts.leaves(most) };
  }
}

/** Counts the conditions of a filter. An empty group counts as one, because it costs as much. */
function leavesOf(filter: unknown): number {
  if (typeof filter !== 'object' || filter === null) return 1;
  const parts = ['and', 'or', 'not'].flatMap((name) =>
    Object.hasOwn(filter, name) ? [Reflect.get(filter, name)] : [],
  );
  return Math.max(
    1,
    parts.flat().reduce((sum: number, part) => sum + leavesOf(part), 0),
  );
}
