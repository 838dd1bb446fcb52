import { START, comparePositions, type Position } from '../../domain/kernel/index.js';
import type { Checkpoint } from './checkpoint.js';

/** Where a follower stands, as this process remembers it: at its stored checkpoint or after it. */
export class Place {
  /** Everything up to here has been looked at. */
  position: Position = START;
  parkedStreams = new Set<string>();
  /** Where this process left the checkpoint; null when it cannot tell. */
  private left: Checkpoint | null = null;
  /** In which `position` was read; null at the stored checkpoint, which holds in every era. */
  private era: string | null = null;

  constructor(readonly name: string) {}

  get stored(): Position {
    return this.left?.position ?? START;
  }

  /** Of the rows that the checkpoint belongs to; null when it cannot be told. */
  get storedVersion(): number | null {
    return this.left?.version ?? null;
  }

  /** Begins at the stored checkpoint and forgets everything else. */
  adopt(checkpoint: Checkpoint, parked: Set<string>): void {
    this.left = checkpoint;
    this.position = checkpoint.position;
    this.era = null;
    this.parkedStreams = parked;
  }

  /** A commit whose outcome is unknown: the next lock tells. */
  forget(): void {
    this.left = null;
  }

  /** May a batch of this era follow on what is remembered? */
  holdsIn(era: string): boolean {
    return this.era === null || this.era === era;
  }

  /** Memory may be used only while the checkpoint is just where this process left it. */
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
