import { START, comparePositions, type Position } from '../../domain/kernel/index.js';
import type { Checkpoint } from './checkpoint.js';

/** The position of a follower in the memory of this process. It equals the stored checkpoint or is later. */
export class Place {
  /** The follower has read all events up to this position. */
  position: Position = START;
  parkedStreams = new Set<string>();
  /** The checkpoint as this process last knew it. Null when it must be read again. */
  private left: Checkpoint | null = null;
  /**
   * The life of the database server in which `position` is valid. Null for a stored checkpoint, which is always valid.
   */
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

  /** Forgets the stored checkpoint, because a commit had an unknown outcome. The next transaction reads it again. */
  forget(): void {
    this.left = null;
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
