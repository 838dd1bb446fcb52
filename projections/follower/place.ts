import { START, comparePositions, type Position } from '../../domain/kernel/index.js';
import type { Checkpoint } from './checkpoint.js';

/** A follower's position in this process's memory. It is the stored checkpoint or later. */
export class Place {
  /** All events up to here have been read. */
  position: Position = START;
  parkedStreams = new Set<string>();
  /** The checkpoint as this process last wrote it. Null when it is unknown. */
  private left: Checkpoint | null = null;
  /** The era of `position`. Null at the stored checkpoint, which is valid in every era. */
  private era: string | null = null;

  constructor(readonly name: string) {}

  get stored(): Position {
    return this.left?.position ?? START;
  }

  /** The version of the stored rows. Null when it is unknown. */
  get storedVersion(): number | null {
    return this.left?.version ?? null;
  }

  /** Resets to the stored checkpoint. */
  adopt(checkpoint: Checkpoint, parked: Set<string>): void {
    this.left = checkpoint;
    this.position = checkpoint.position;
    this.era = null;
    this.parkedStreams = parked;
  }

  /** Forgets the stored checkpoint after a commit with an unknown outcome. The next lock reads it again. */
  forget(): void {
    this.left = null;
  }

  /** Whether a batch of this era may continue from the position in memory. */
  holdsIn(era: string): boolean {
    return this.era === null || this.era === era;
  }

  /** Whether the checkpoint is exactly as this process wrote it. Only then are cached rows valid. */
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
