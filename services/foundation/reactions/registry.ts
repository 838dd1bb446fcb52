interface Entry<T> {
  readonly place: number;
  readonly one: T;
}

/**
 * A registry to which each module adds entries. Nest decides in which order modules are created. So each entry has a
 * place, which fixes the order. Places are numbers with gaps.
 */
export class Registry<T extends { readonly name: string }> {
  private readonly entries: Entry<T>[] = [];

  /** Adds entries at a place. @throws when the name is taken; names identify checkpoints, receipts and locks */
  register(place: number, ...ones: readonly T[]): void {
    for (const one of ones) {
      if (this.entries.some((entry) => entry.one.name === one.name)) throw new Error(`${one.name} is registered twice`);
      this.entries.push({ place, one });
    }
  }

  /** Returns all entries, sorted by place. Entries with the same place are in order of registration. */
  get all(): readonly T[] {
    return [...this.entries].sort((a, b) => a.place - b.place).map(({ one }) => one);
  }

  /** Finds an entry. @throws when no entry has this name */
  named(name: string): T {
    const found = this.entries.find(({ one }) => one.name === name);
    if (!found) throw new RangeError(`there is no ${name}`);
    return found.one;
  }
}
