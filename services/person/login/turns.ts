/** Work for one key goes on one at a time, in the order it was asked for; different keys go on side by side. */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.last.get(key) ?? Promise.resolve()).then(work);
    const ended = mine.catch(() => undefined);
    this.last.set(key, ended);
    try {
      return await mine;
    } finally {
      if (this.last.get(key) === ended) this.last.delete(key);
    }
  }
}
