import { START, comparePositions, type Position } from '../../domain/kernel/index.js';
import type { Checkpoint } from './checkpoint.js';

/** A follower's place as this process remembers it: its stored checkpoint or later. */
export class Place {
  /** Everything up to here has been looked at. */
  position: Position = START;
  parkedStreams = new Set<string>();
  /** Where this process left the checkpoint; null when it is unknown. */
  private left: Checkpoint | null = null;
  /** The era of `position`; null at the stored checkpoint, which is valid in every era. */
  private era: string | null = null;

  constructor(readonly name: string) {}

  get stored(): Position {
    return this.left?.position ?? START;
  }

  /** Version of the checkpoint's rows; null when it is unknown. */
  get storedVersion(): number | null {
    return this.left?.version ?? null;
  }

  /** Resets to the stored checkpoint and drops everything else. */
  adopt(checkpoint: Checkpoint, parked: Set<string>): void {
    this.left = checkpoint;
    this.position = checkpoint.position;
    this.era = null;
    this.parkedStreams = parked;
  }

  /** For a commit with an unknown outcome: the next lock tells. */
  forget(): void {
    this.left = null;
  }

  /** Whether a batch of this era may continue from the remembered place. */
  holdsIn(era: string): boolean {
    return this.era === null || this.era === era;
  }

  /** Cached rows are valid only while the checkpoint is exactly where this process left it. */
  isWhereItWasLeft({ position, generation }: Checkpoint): boolean {
    return this.left !== null && this.left.position === position && this.left.generation === generation;
  }

  committed(position: Position, era: string): void {
    if (this.left) this.left = { ...this.left, position };
    this.lookedAt(position, era);
  }

  lookedAt(position: Position, era: string): void {
    this.era = era;
    if (comparePositions(position, this.position) > 0) this.position = position;
  }
}
