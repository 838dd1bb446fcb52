import { START, comparePositions, type Position } from '../../domain/kernel/index.js';
import type { Checkpoint } from './checkpoint.js';

/** The position of a follower in the memory of this process. It equals the stored checkpoint or is later. */
export class Place {
  /** The follower has read all events up to this position. */
  position: Position = START;
  parkedStreams = new Set<string>();
  /** The checkpoint as this process last knew it. Null when it must be read again. */
  private leftAt: Checkpoint | null = null;
  /**
   * The life of the database server in which `position` is valid. Null for a stored checkpoint, which is always valid.
   */
  private era: string | null = null;

  constructor(readonly name: string) {}

  get left(): Checkpoint | null {
    return this.leftAt;
  }

  get stored(): Position {
    return this.leftAt?.position ?? START;
  }

  /** The version of the stored rows. Null when it is unknown. */
  get storedVersion(): number | null {
    return this.leftAt?.version ?? null;
  }

  /** Resets to the stored checkpoint. */
  adopt(checkpoint: Checkpoint, parked: Set<string>): void {
    this.leftAt = checkpoint;
    this.position = checkpoint.position;
    this.era = null;
    this.parkedStreams = parked;
  }

  /** Forgets the stored checkpoint, because a commit had an unknown outcome. The next transaction reads it again. */
  forget(): void {
    this.leftAt = null;
  }

  /** Whether the position in memory is still valid in this era (the life of the database server). */
  holdsIn(era: string): boolean {
    return this.era === null || this.era === era;
  }

  /** Whether this process has already read in this era. */
  isKnownIn(era: string): boolean {
    return this.era === era;
  }

  /** Whether no other process has changed the checkpoint or the rows. Only then are cached rows valid. */
  isWhereItWasLeft({ position, generation }: Checkpoint): boolean {
    return this.leftAt !== null && this.leftAt.position === position && this.leftAt.generation === generation;
  }

  committed(position: Position, era: string): void {
    if (this.leftAt) this.leftAt = { ...this.leftAt, position };
    this.lookedAt(position, era);
  }

  lookedAt(position: Position, era: string): void {
    this.era = era;
    if (comparePositions(position, this.position) > 0) this.position = position;
  }
}
