interface Entry<T> {
  readonly place: number;
  readonly one: T;
}

/**
 * A registry to which each module adds its own entries. Nest creates modules in its own order: a place, a number with
 * gaps, fixes the order of the entries.
 */
export class Registry<T extends { readonly name: string }> {
  private readonly entries: Entry<T>[] = [];

  /** @throws for a name that is taken: it names checkpoints, receipts and locks */
  register(place: number, ...ones: readonly T[]): void {
    for (const one of ones) {
      if (this.entries.some((entry) => entry.one.name === one.name)) throw new Error(`there are two of ${one.name}`);
      this.entries.push({ place, one });
    }
  }

  /** In the order of their places; entries of one place in the order of registration. */
  get all(): readonly T[] {
    return [...this.entries].sort((a, b) => a.place - b.place).map(({ one }) => one);
  }

  /** @throws for a name that is not registered */
  named(name: string): T {
    const found = this.entries.find(({ one }) => one.name === name);
    if (!found) throw new RangeError(`there is no ${name}`);
    return found.one;
  }
}
