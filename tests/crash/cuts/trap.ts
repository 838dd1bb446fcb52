/** A neighbour of the shop's process. Everything that the process does outside itself goes to one of them. */
export type Neighbour =
  'store' | 'adyen' | 'finance' | 'warehouse' | 'e-health' | 'verification' | 'mail' | 'sms' | 'push';

/** A place between two steps, as it is seen on the wire to a neighbour. */
export interface Place {
  readonly at: Neighbour;
  /** `before`: the neighbour never gets the message. `after`: it has done its work, and the process gets no answer. */
  readonly when: 'before' | 'after';
  /** The type of the event that is appended, the call's method and path, or the purpose of the mail. */
  readonly what: string | RegExp;
  /** Which of several such messages; the first when absent. */
  readonly nth?: number;
}

/** Kills the process at one place. From then on nothing passes any wire, until the trap is set again. */
export class Trap {
  private place: Place | null = null;
  private left = 0;
  private strike: () => void = () => undefined;
  isSprung = false;

  /** Resolves in the moment in which the process is killed. */
  set(place: Place, kill: () => void): Promise<void> {
    this.place = place;
    this.left = place.nth ?? 1;
    return new Promise((struck) => {
      this.strike = () => {
        kill();
        struck();
      };
    });
  }

  /** Lets the next process speak to its neighbours again. */
  open(): void {
    this.place = null;
    this.isSprung = false;
  }

  /** Whether the trap watches for this kind of message. */
  watches(at: Neighbour, when: Place['when'], isIt: (what: Place['what']) => boolean): boolean {
    const { place } = this;
    return !this.isSprung && place?.at === at && place.when === when && isIt(place.what);
  }

  /** Counts a message at the place. @returns true when the process has been killed by it */
  springs(): boolean {
    this.left -= 1;
    if (this.left > 0) return false;
    this.isSprung = true;
    this.strike();
    return true;
  }
}

export function fits(what: Place['what'], text: string): boolean {
  return typeof what === 'string' ? what === text : what.test(text);
}
