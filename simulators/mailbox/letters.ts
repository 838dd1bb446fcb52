import type { Letter } from '../../services/partners/simulated/simulated.js';
import { openJournal } from '../simulation/journal.js';

/** The newest mails. A mail that was sent twice is kept twice, so that tests can see it. */
export class Letters {
  private kept: Letter[] = [];
  private readonly journal;
  private watchers: (() => void)[] = [];

  constructor(
    path: string | undefined,
    private readonly capacity: number,
  ) {
    this.journal = openJournal<Letter>(path, (letter) => this.hold(letter));
  }

  keep(letter: Letter): void {
    this.journal.append(letter);
    this.hold(letter);
    for (const look of this.watchers.splice(0)) look();
  }

  list({ to, limit = 50 }: { readonly to?: string; readonly limit?: number } = {}): readonly Letter[] {
    const wanted = to?.toLowerCase();
    return this.kept
      .filter((letter) => wanted === undefined || letter.to.some((each) => each.toLowerCase() === wanted))
      .slice(-limit)
      .reverse();
  }

  read(id: string): Letter | null {
    return this.kept.find((letter) => letter.id === id) ?? null;
  }

  /** Resolves with the first mail that matches. It may have come already, or come later. */
  first(like: (letter: Letter) => boolean): Promise<Letter> {
    return new Promise((found) => {
      const look = (): void => {
        const letter = this.kept.find(like);
        if (letter) found(letter);
        else this.watchers.push(look);
      };
      look();
    });
  }

  forget(like: (letter: Letter) => boolean): void {
    this.journal.keep((letter) => !like(letter));
    this.kept = this.kept.filter((letter) => !like(letter));
  }

  close(): void {
    this.journal.close();
  }

  private hold(letter: Letter): void {
    this.kept.push(letter);
    if (this.kept.length > this.capacity) this.kept.shift();
  }
}
