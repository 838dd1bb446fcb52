import type { LoginApi } from './login-api.js';
import { dueAt } from './machine/shown.js';
import { isEIdView, isQr, methodOf, PICKER, type LoginState } from './machine/state.js';
import { step, type LoginEffect, type LoginEvent } from './machine/step.js';

export interface LoginPage {
  readonly device: 'mobile' | 'desktop';
  open(launchLink: string): void;
  isMarked(): boolean;
  mark(view: LoginState['view']): void;
  unmark(): void;
  /** Tells this browser's other tabs that a person has logged in. */
  tellTabs(): void;
  leave(): void;
}

export interface Timers {
  now(): number;
  /** @returns a function that cancels the timer */
  after(ms: number, then: () => void): () => void;
}

export interface RunnerPorts {
  readonly api: LoginApi;
  readonly page: LoginPage;
  readonly timers: Timers;
}

/**
 * Runs the state machine of a log-in: it carries out the effects of each step. React renders `state` and sends events.
 */
export class LoginRunner {
  private listeners = new Set<() => void>();
  private callOff: (() => void) | null = null;
  /** The person number of a test person. The page never knows a real person number. */
  private person: string | null = null;

  constructor(
    private readonly ports: RunnerPorts,
    private current: LoginState = PICKER,
  ) {}

  get state(): LoginState {
    return this.current;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly send = (event: LoginEvent): void => {
    const { state, effects } = step(this.current, event, this.ports.timers.now());
    this.current = state;
    for (const effect of effects) this.carryOut(effect, state.run);
    this.wait();
    for (const listener of this.listeners) listener();
  };

  /** Logs in a test person (LOG-12). */
  async enterAs(personNumber: string, stayLoggedIn: boolean, failed: () => void): Promise<void> {
    this.person = personNumber;
    this.send({ type: 'testPersonChosen' });
    if (await this.ports.api.testLogin(personNumber, this.ports.page.device, stayLoggedIn))
      return this.send({ type: 'letIn' });
    this.send({ type: 'cancel' });
    failed();
  }

  /**
   * Called when the page is left. A QR attempt is then cancelled. An attempt on this device continues, because the
   * person is on the way to the e-ID app.
   */
  leave(): void {
    const { phase, view, run } = this.current;
    if (!isQr(view) || (phase !== 'init' && phase !== 'polling')) return;
    this.callOff?.();
    // The browser may restore this page from its back-forward cache, so the state is reset.
    this.current = { ...PICKER, run: run + 1 };
    for (const listener of this.listeners) listener();
    void this.ports.api.cancel();
  }

  /**
   * Called when the dialog closes. A running attempt is then cancelled. After a successful log-in the next page opens
   * at once.
   */
  close(): void {
    const { phase, view, leaveAt } = this.current;
    if (phase === 'authenticated' && leaveAt !== null) this.goOn();
    if (view !== 'picker' && (phase === 'init' || phase === 'polling')) this.send({ type: 'cancel' });
    this.stop();
  }

  /** Called when another page replaces this one. It makes late responses harmless. */
  stop(): void {
    this.leave();
    this.callOff?.();
    this.current = { ...this.current, run: this.current.run + 1 };
  }

  private goOn(): void {
    void this.ports.api.loggedIn(this.person);
    this.ports.page.leave();
  }

  private carryOut(effect: LoginEffect, run: number): void {
    const { api, page } = this.ports;
    switch (effect) {
      case 'start':
        return void this.start(run);
      case 'open':
        return this.current.launchLink ? page.open(this.current.launchLink) : undefined;
      case 'poll':
        return void api
          .status()
          .then((progress) =>
            this.ifStill(
              run,
              progress ? { type: 'answered', progress, marked: page.isMarked() } : { type: 'unanswered' },
            ),
          );
      case 'extend':
        return void api.extend().then((progress) => progress && this.ifStill(run, { type: 'extended', progress }));
      case 'cancel':
        return void api.cancel();
      case 'mark':
        return page.mark(this.current.view);
      case 'unmark':
        return page.unmark();
      case 'tellTabs':
        return page.tellTabs();
      // This call tells the server that the browser has the session's cookie, so it must not come earlier.
      case 'notify':
        return void api.loggedIn(this.person);
      case 'leave':
        return page.leave();
    }
  }

  private async start(run: number): Promise<void> {
    const { view, stayLoggedIn } = this.current;
    if (!isEIdView(view)) return;
    const { api, page } = this.ports;
    const answer = await api.start({
      method: methodOf(view),
      thisDevice: !isQr(view),
      device: page.device,
      stayLoggedIn,
    });
    this.ifStill(run, answer.ok ? { type: 'started', ...answer } : { type: 'notStarted', ...answer });
  }

  private ifStill(run: number, event: LoginEvent): void {
    if (this.current.run === run) this.send(event);
  }

  private wait(): void {
    this.callOff?.();
    const due = dueAt(this.current);
    this.callOff =
      due === null
        ? null
        : this.ports.timers.after(Math.max(0, due - this.ports.timers.now()), () => this.send({ type: 'time' }));
  }
}
