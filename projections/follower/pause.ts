/** A pause that a wake-up ends early. A wake-up outside a pause ends the next one at once. */
export class Pause {
  private woken = false;
  private end: (() => void) | undefined;

  wake(): void {
    this.woken = true;
    this.end?.();
  }

  async for(milliseconds: number): Promise<void> {
    if (!this.woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.end = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.end = undefined;
    }
    this.woken = false;
  }
}
