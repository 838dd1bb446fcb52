/** Exponential backoff: the pause grows with each failure. */
export class BackOff {
  private failures = 0;

  constructor(
    private readonly firstMs: number,
    private readonly lastMs: number,
  ) {}

  /** The number of failures since the last success. */
  get times(): number {
    return this.failures;
  }

  /**
   * Counts a failure.
   * @returns the pause before the next try, in milliseconds
   */
  failed(): number {
    this.failures += 1;
    return Math.min(this.firstMs * 2 ** (this.failures - 1), this.lastMs);
  }

  wentWell(): void {
    this.failures = 0;
  }
}
