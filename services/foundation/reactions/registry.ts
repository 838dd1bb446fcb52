interface Entry<T> {
  readonly place: number;
  readonly one: T;
}

/**
 * What modules register of a sort of thing, each its own. Nest makes modules in an order of its own: a place, a number
 * with room on both sides, says where each stands among the others.
 */
export class Registry<T extends { readonly name: string }> {
  private readonly entries: Entry<T>[] = [];

  /** @throws for a name that is taken: checkpoints, receipts and locks stand under it */
  register(place: number, ...ones: readonly T[]): void {
    for (const one of ones) {
      if (this.entries.some((entry) => entry.one.name === one.name)) throw new Error(`there are two of ${one.name}`);
      this.entries.push({ place, one });
    }
  }

  /** In the order of their places, those of one place as they were registered. */
  get all(): readonly T[] {
    return [...this.entries].sort((a, b) => a.place - b.place).map(({ one }) => one);
  }

  /** @throws for a name that nobody registered */
  named(name: string): T {
    const found = this.entries.find(({ one }) => one.name === name);
    if (!found) throw new RangeError(`there is no ${name}`);
    return found.one;
  }
}
