import { guarded } from '../foundation/log/guarded.js';

export interface EndingParts {
  readonly withinMs: number;
  readonly say: (level: 'log' | 'fatal', line: string) => void;
  readonly exit: (code: number) => void;
}

interface Step {
  readonly what: string;
  readonly end: () => Promise<void>;
}

/** Shuts the process down. The shutdown starts once, whatever requests it, and ends within its time limit. */
export class Ending {
  private steps: readonly Step[] = [];
  private begun = false;

  constructor(private readonly parts: EndingParts) {}

  get isBegun(): boolean {
    return this.begun;
  }

  /**
   * Registers a part to stop; parts stop in reverse order. The returned function unregisters a part that has stopped by
   * itself.
   */
  with(what: string, end: () => Promise<void>): () => void {
    const step = { what, end };
    this.steps = [step, ...this.steps];
    return () => {
      this.steps = this.steps.filter((each) => each !== step);
    };
  }

  async begin(): Promise<void> {
    if (this.begun) return;
    this.begun = true;
    const { withinMs, say, exit } = this.parts;
    const timer = setTimeout(
      guarded('an end that takes too long', () => this.cutOff()),
      withinMs,
    );
    const failed = await this.endAll();
    clearTimeout(timer);
    for (const line of failed) say('fatal', line);
    exit(failed.length === 0 ? 0 : 1);
  }

  private cutOff(): void {
    const { withinMs, say, exit } = this.parts;
    say(
      'fatal',
      `Älgört did not end within ${withinMs / 1000} s and was cut off: the next start goes on with what was under way`,
    );
    exit(1);
  }

  private async endAll(): Promise<readonly string[]> {
    const failed: string[] = [];
    for (const { what, end } of this.steps)
      await end().catch((error: unknown) => void failed.push(`${what} did not end well: ${String(error)}`));
    return failed;
  }
}
