import type { SelfOpeningModal } from '../../interface/dialog/modal-queue.js';
import { Activity } from './activity.js';
import {
  judge,
  standingIn,
  type Ending,
  type Evidence,
  type Heartbeat,
  type Markers,
  type Standing,
  type Warning,
  type WatchRule,
} from './standing.js';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { readonly type: 'logged-out' }
  | { readonly type: 'logged-in'; readonly customerId: string | null }
  | { readonly type: 'heartbeat'; readonly heartbeat: Heartbeat };

/** What a session watch needs from outside. A browser or a test provides it. */
export interface Surroundings {
  now(): number;
  /** @returns a function that cancels the timer */
  later(milliseconds: number, run: () => void): () => void;
  /** Asks the server about the session. It rejects when the server cannot be reached. */
  check(lastActiveSecondsAgo: number): Promise<Heartbeat>;
  refresh(): Promise<Heartbeat>;
  /** Tells the checkout that the person has logged out (POST /commands/logged-out). It never rejects. */
  notifyCheckout(): Promise<void>;
  tell(message: TabMessage): void;
  /** @returns a function that stops listening. */
  hear(listener: (message: TabMessage) => void): () => void;
  readMarkers(): Markers;
  writeMarkers(markers: Markers): void;
}

/** What a session watch does to the page of its tab. */
export interface WatchedPage {
  warn(modal: Warning): void;
  withdraw(modal: SelfOpeningModal): void;
  /** Shows the modal, and hides what only the ended session was allowed to see. */
  ended(modal: Ending): void;
  /** Loads the page's data again, because another tab has logged in. */
  outdated(): void;
}

/** The server is asked this long after the end of a session, so that it is certainly over. */
const AFTER_END_MS = 250;
/**
 * After a failed extension the server is asked this soon, because the session may end before the next regular check.
 */
const RETRY_MS = 5_000;

/** Follows the session of one tab and warns before it ends (SES-03, SES-04, SES-06). */
export class SessionWatch {
  private readonly activity: Activity;
  private markers: Markers;
  private callOff: () => void = () => undefined;
  private stopHearing: () => void = () => undefined;
  private askedAt = -Infinity;
  private customerId: string | null = null;

  constructor(
    private readonly rule: WatchRule,
    private readonly around: Surroundings,
    private readonly page: WatchedPage,
  ) {
    this.activity = new Activity(() => around.now());
    this.markers = around.readMarkers();
  }

  start(): void {
    this.stopHearing = this.around.hear((message) => this.heard(message));
  }

  stop(): void {
    this.stopHearing();
    this.callOff();
  }

  /** Called each time the page's data is loaded, with what the data says about the session. */
  async seen(standing: Standing, customerId: string | null): Promise<void> {
    const { standing: before } = this.markers;
    this.customerId = customerId;
    const left = standing === 'guest' && before !== 'guest';
    // The page may have been requested before another tab logged in, so the server is asked first.
    if (left && (await this.isKnownAfterAll())) return this.page.outdated();
    this.take({ from: 'page', standing });
    // The checkout is told last, when the tab counts as a guest's and its timers are off (SES-06).
    if (left) return this.around.notifyCheckout();
    if (before === 'guest' && standing !== 'guest') this.around.tell({ type: 'logged-in', customerId });
    if (standing !== 'guest' && this.askedAt === -Infinity) await this.check();
  }

  active(): void {
    this.activity.note();
  }

  /** Called when the device wakes up. Its timers are late then, so a check may be overdue. */
  async wake(): Promise<void> {
    if (this.markers.standing !== 'guest' && this.around.now() - this.askedAt >= this.intervalMs()) await this.check();
  }

  /** The button 'Fortsätt vara inloggad' calls it. It extends the session and tells the other tabs. */
  async extend(): Promise<void> {
    this.activity.note();
    const heartbeat = await this.around.refresh().catch(() => null);
    if (this.markers.standing === 'guest') return;
    if (!heartbeat) return this.planIn(RETRY_MS);
    await this.answered(heartbeat);
    if (heartbeat.known) this.around.tell({ type: 'heartbeat', heartbeat });
  }

  private async check(): Promise<void> {
    this.callOff();
    this.askedAt = this.around.now();
    const heartbeat = await this.around.check(this.activity.secondsAgo()).catch(() => null);
    if (heartbeat) await this.answered(heartbeat);
    this.plan(heartbeat);
  }

  /**
   * Handles the server's response. If it says guest, the server is asked once more, because another tab may just have
   * renewed the cookie.
   */
  private async answered(heartbeat: Heartbeat): Promise<void> {
    const evidence = { from: 'heartbeat', heartbeat } as const;
    if (standingIn(evidence) !== 'guest') return this.take(evidence);
    if (!(await this.isKnownAfterAll())) this.take(evidence);
  }

  private async isKnownAfterAll(): Promise<boolean> {
    const heartbeat = await this.around.check(this.activity.secondsAgo()).catch(() => null);
    const isKnown = heartbeat !== null && standingIn({ from: 'heartbeat', heartbeat }) !== 'guest';
    if (isKnown) this.take({ from: 'heartbeat', heartbeat });
    return isKnown;
  }

  private plan(heartbeat: Heartbeat | null): void {
    if (this.markers.standing === 'guest') return;
    const ends = heartbeat
      ? [heartbeat.sessionSeconds, heartbeat.identificationSeconds]
          .filter((seconds) => seconds > 0)
          .map((seconds) => seconds * 1000 + AFTER_END_MS)
      : [];
    const spent = this.around.now() - this.askedAt;
    this.planIn(Math.max(0, Math.min(this.intervalMs() - spent, ...ends)));
  }

  private planIn(milliseconds: number): void {
    this.callOff();
    this.callOff = this.around.later(milliseconds, () => void this.check());
  }

  private take(evidence: Evidence): void {
    const { markers, ended, warn, withdraw } = judge(this.markers, evidence, this.rule);
    this.markers = markers;
    this.around.writeMarkers(markers);
    for (const modal of withdraw) this.page.withdraw(modal);
    for (const modal of warn) this.page.warn(modal);
    if (markers.standing === 'guest') this.callOff();
    if (ended === 'logged-out' && evidence.from !== 'tab') this.around.tell({ type: 'logged-out' });
    if (ended) this.page.ended(ended);
  }

  private heard(message: TabMessage): void {
    if (message.type === 'logged-in') {
      if (this.markers.standing !== 'identified' || message.customerId !== this.customerId) this.page.outdated();
      return;
    }
    this.take(message.type === 'logged-out' ? { from: 'tab' } : { from: 'heartbeat', heartbeat: message.heartbeat });
  }

  private intervalMs(): number {
    return this.rule.checkEverySeconds * 1000;
  }
}
