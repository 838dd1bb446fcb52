import type { Stocked } from './groups.js';

/** Caches a result until the shelf's `version` or `grouping` changes. `grouping` changes less often. */
export class KeptPer<T> {
  private kept: { readonly of: number; readonly answer: T } | null = null;

  constructor(
    private readonly number: 'version' | 'grouping',
    private readonly make: (stocked: Stocked) => T,
  ) {}

  forget(): void {
    this.kept = null;
  }

  from(stocked: Stocked): T {
    const of = stocked.shelf[this.number];
    if (this.kept?.of !== of) this.kept = { of, answer: this.make(stocked) };
    return this.kept.answer;
  }
}
