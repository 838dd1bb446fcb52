import type { SelfOpeningModal } from '../../interface/dialog/modal-queue.js';
import { SessionWatch, type Surroundings, type TabMessage, type WatchedPage } from './session-watch.js';
import { STRANGER, type Heartbeat, type Standing, type WatchRule } from './standing.js';

export const NORMAL: WatchRule = { checkEverySeconds: 60, warnAtSeconds: 120 };
export const HOUR = 3600;

/** A simulated server and clock. Time passes only when the test says so. */
export class World {
  seconds = 0;
  shopAnswers = true;
  asked: number[] = [];
  notices = 0;
  private session: { endsAt: number; identifiedUntil: number } | null = null;
  private timers: { at: number; run: () => void }[] = [];
  private readonly tabs = new Set<(message: TabMessage) => void>();

  logIn(): void {
    this.session = { endsAt: this.seconds + HOUR, identifiedUntil: this.seconds + HOUR };
  }

  logOut(): void {
    this.session = null;
  }

  standing(): Standing {
    if (!this.session || this.session.endsAt <= this.seconds) return 'guest';
    return this.session.identifiedUntil > this.seconds ? 'identified' : 'known';
  }

  async pass(seconds: number): Promise<void> {
    const end = this.seconds + seconds;
    await settled();
    for (let next = this.due(end); next; next = this.due(end)) {
      this.seconds = Math.max(this.seconds, next.at);
      this.timers = this.timers.filter((timer) => timer !== next);
      next.run();
      await settled();
    }
    this.seconds = end;
  }

  tab(rule: WatchRule = NORMAL): Tab {
    return new Tab(this, rule);
  }

  surroundings(): Surroundings {
    let markers = STRANGER;
    let own: ((message: TabMessage) => void) | null = null;
    return {
      now: () => this.seconds * 1000,
      later: (milliseconds, run) => this.later(milliseconds / 1000, run),
      check: (ago) => this.answer(this.seconds - ago),
      refresh: () => this.answer(this.seconds),
      notifyCheckout: async () => void (this.notices += 1),
      tell: (message) => [...this.tabs].filter((tab) => tab !== own).forEach((tab) => tab(message)),
      hear: (listener) => {
        own = listener;
        this.tabs.add(listener);
        return () => this.tabs.delete(listener);
      },
      readMarkers: () => markers,
      writeMarkers: (written) => (markers = written),
    };
  }

  private async answer(lastActive: number): Promise<Heartbeat> {
    this.asked.push(this.seconds);
    if (!this.shopAnswers) throw new Error('503');
    if (this.session && this.standing() !== 'guest')
      this.session.endsAt = Math.max(this.session.endsAt, lastActive + HOUR);
    const { endsAt, identifiedUntil } = this.session ?? { endsAt: 0, identifiedUntil: 0 };
    const known = this.standing() !== 'guest';
    return {
      known,
      sessionSeconds: known ? endsAt - this.seconds : 0,
      identificationSeconds: known ? Math.max(0, identifiedUntil - this.seconds) : 0,
    };
  }

  private later(seconds: number, run: () => void): () => void {
    const timer = { at: this.seconds + seconds, run };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((other) => other !== timer));
  }

  private due(end: number): { at: number; run: () => void } | undefined {
    return this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** A simulated tab. It records what the session watch does to its page. */
export class Tab implements WatchedPage {
  readonly watch: SessionWatch;
  /** The modals that are open now. */
  readonly modals = new Set<SelfOpeningModal>();
  readonly history: SelfOpeningModal[] = [];
  reloads = 0;

  constructor(
    private readonly world: World,
    rule: WatchRule,
  ) {
    this.watch = new SessionWatch(rule, world.surroundings(), this);
    this.watch.start();
  }

  /** Loads the page, with the server's present state. */
  load(customerId: string | null = 'astrid'): Promise<void> {
    return this.watch.seen(this.world.standing(), customerId);
  }

  warn(modal: SelfOpeningModal): void {
    this.modals.add(modal);
    this.history.push(modal);
  }

  ended(modal: SelfOpeningModal): void {
    this.warn(modal);
  }

  withdraw(modal: SelfOpeningModal): void {
    this.modals.delete(modal);
  }

  outdated(): void {
    this.reloads += 1;
  }
}

/** Waits until all pending promises are handled. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}
