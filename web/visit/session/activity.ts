const THROTTLE_MS = 1_000;
/** The longest time that the server accepts, one day (heartbeat.controller.ts). */
const LONGEST_SECONDS = 86_400;

/** Remembers when the person was last active. It notes the time at most once a second (SES-03). */
export class Activity {
  private at: number;

  constructor(private readonly now: () => number) {
    this.at = now();
  }

  note(): void {
    const now = this.now();
    if (now - this.at >= THROTTLE_MS) this.at = now;
  }

  secondsAgo(): number {
    return Math.min(LONGEST_SECONDS, Math.max(0, Math.floor((this.now() - this.at) / 1000)));
  }
}
