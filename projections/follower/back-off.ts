/** Ever longer pauses while something goes on failing. */
export class BackOff {
  private failures = 0;

  constructor(
    private readonly firstMs: number,
    private readonly lastMs: number,
  ) {}

  /** How often it has failed since it last went well. */
  get times(): number {
    return this.failures;
  }

  /** Notes a failure; the pause before the next try, in milliseconds. */
  failed(): number {
    this.failures += 1;
    return Math.min(this.firstMs * 2 ** (this.failures - 1), this.lastMs);
  }

  wentWell(): void {
    this.failures = 0;
  }
}
