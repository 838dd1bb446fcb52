import { comparePositions, type Position } from '../../../../domain/kernel/index.js';
import type { RowBatch } from './log-reading.js';

export interface Page extends RowBatch {
  /** The page contains all events of ours after this position, up to `next`. */
  readonly from: Position;
}

/** Followers that have fallen behind are at most 2 MB apart: about three pages. */
const MOST_PAGES = 4;

/**
 * Pages of the log before its cached end. Dozens of followers begin at the same place, at the start of a process and
 * after each change of leader. Alone, each of them would read and parse the same events.
 */
export class OlderPages {
  private kept: readonly Page[] = [];
  private readonly running = new Map<Position, Promise<Page>>();

  constructor(private readonly read: (after: Position) => Promise<RowBatch>) {}

  /** Returns a page with the events after this position, and whether its read began before this request. */
  after(position: Position): { readonly reading: Promise<Page>; readonly isShared: boolean } {
    const known = this.kept.find(
      ({ from, next }) => comparePositions(from, position) <= 0 && comparePositions(position, next) < 0,
    );
    if (known) return { reading: Promise.resolve(known), isShared: true };
    const running = this.running.get(position);
    if (running) return { reading: running, isShared: true };
    const reading = this.readFrom(position).finally(() => this.running.delete(position));
    this.running.set(position, reading);
    return { reading, isShared: false };
  }

  forget(): void {
    this.kept = [];
  }

  /** Keeps a full page, because nothing is added to it any more. After a failure another node may have other data. */
  private async readFrom(from: Position): Promise<Page> {
    try {
      const page = { from, ...(await this.read(from)) };
      if (!page.end) this.kept = [page, ...this.kept].slice(0, MOST_PAGES);
      return page;
    } catch (error) {
      this.forget();
      throw error;
    }
  }
}
