/** Growing pauses while something keeps failing. */
export class BackOff {
  private failures = 0;

  constructor(
    private readonly firstMs: number,
    private readonly lastMs: number,
  ) {}

  /** Failures since the last success. */
  get times(): number {
    return this.failures;
  }

  /** Records a failure. @returns the pause before the next try, in milliseconds */
  failed(): number {
    this.failures += 1;
    return Math.min(this.firstMs * 2 ** (this.failures - 1), this.lastMs);
  }

  wentWell(): void {
    this.failures = 0;
  }
}
