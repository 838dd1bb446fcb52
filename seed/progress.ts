export interface Progress {
  readonly stage: 'catalogue' | 'history' | 'views';
  /** The completed part of the stage, from 0 to 1. */
  readonly done: number;
  /** The number of recorded events. While the catalogue is loaded, the number of products. */
  readonly count: number;
  readonly perSecond: number;
}

export type OnProgress = (progress: Progress) => void;

const LABELS: Readonly<Record<Progress['stage'], string>> = {
  catalogue: 'Catalogue',
  history: 'Customers’ year',
  views: 'Views',
};

export function progressLine({ stage, done, count, perSecond }: Progress): string {
  const unit = stage === 'catalogue' ? 'products' : 'events';
  const percent = String(Math.floor(done * 100)).padStart(3);
  return `${LABELS[stage].padEnd(16)} ${percent} %  ${String(count).padStart(8)} ${unit}  ${Math.round(perSecond)}/s`;
}

/** A stage of seeding. It reports its progress at most twice a second, and at the end. */
export class Stage {
  private readonly began = performance.now();
  private reportedAt = 0;

  constructor(
    private readonly stage: Progress['stage'],
    private readonly onProgress: OnProgress,
  ) {}

  isDue(done: number): boolean {
    return done >= 1 || performance.now() - this.reportedAt >= 500;
  }

  at(done: number, count: number): void {
    if (!this.isDue(done)) return;
    const now = performance.now();
    this.reportedAt = now;
    this.onProgress({ stage: this.stage, done, count, perSecond: count / Math.max(0.001, (now - this.began) / 1000) });
  }
}
