/** Gives each name a number, in order of arrival. Used for names such as brands and categories. */
export class Names {
  readonly all: string[] = [];
  private readonly places = new Map<string, number>();

  static of(all: readonly string[]): Names {
    const names = new Names();
    for (const name of all) names.add(name);
    return names;
  }

  add(name: string): number {
    const known = this.places.get(name);
    if (known !== undefined) return known;
    this.places.set(name, this.all.length);
    return this.all.push(name) - 1;
  }

  /** Returns the number of a name, or −1 for a name without products. */
  place(name: string): number {
    return this.places.get(name) ?? -1;
  }
}
