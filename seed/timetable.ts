import type { Instant } from '../domain/kernel/index.js';
import { Moment, type LifeClock } from './life-clock.js';

/**
 * The time of a life's next action. `orders` and `members` say how many order and member numbers the action may need.
 */
export interface Appointment {
  readonly at: Instant;
  readonly orders?: number;
  readonly members?: number;
}

/** The actions of one customer or one parcel, in order. Before each action the generator yields its time. */
export type Life = AsyncGenerator<Appointment, void, void>;

interface Entry extends Appointment {
  readonly customer: number;
  /** Decides which of two entries of one customer comes first when both have the same instant. */
  readonly serial: number;
  readonly life: Life;
}

/**
 * Runs the actions of all customers in the order of time. Different customers act at the same time within a few hours,
 * but one customer's actions follow each other. So the result does not depend on the speed of the machine.
 */
export class Timetable {
  private readonly entries: Entry[] = [];
  private readonly serials = new Map<number, number>();
  private readonly latest = new Map<number, number>();

  constructor(
    private readonly clock: LifeClock,
    private readonly width: number,
    private readonly prepare: (due: readonly (Appointment & { readonly customer: number })[]) => Promise<void>,
  ) {}

  /** Runs a life until it yields the time of its next action. A life may begin another life of the same customer. */
  async begin(customer: number, life: Life): Promise<void> {
    await this.goOn(customer, life);
  }

  /** Runs all actions before an instant, and the actions that they add. */
  async runUntil(end: Instant): Promise<void> {
    for (let due = this.takeBefore(end); due.length > 0; due = this.takeBefore(end)) {
      await this.prepare(due);
      await this.together(byCustomer(due), end);
    }
  }

  private async together(groups: Entry[][], end: Instant): Promise<void> {
    const queue = groups.values();
    const worker = async (): Promise<void> => {
      for (const group of queue) await this.inTurn(group, end);
    };
    await Promise.all(Array.from({ length: Math.min(this.width, groups.length) }, worker));
  }

  private async inTurn(group: readonly Entry[], end: Instant): Promise<void> {
    for (const entry of group) {
      // The action before this one may have added an earlier action of the same customer.
      for (let earlier = this.takeOf(entry, end); earlier; earlier = this.takeOf(entry, end)) await this.act(earlier);
      await this.act(entry);
    }
  }

  private async act({ customer, at, life }: Entry): Promise<void> {
    const moment = new Moment(customer, Math.max(Date.parse(at), (this.latest.get(customer) ?? 0) + 1000));
    await this.clock.within(moment, () => this.goOn(customer, life));
    this.latest.set(customer, Date.parse(moment.instant));
  }

  private async goOn(customer: number, life: Life): Promise<void> {
    const { value, done } = await life.next();
    if (done) return;
    const serial = this.serials.get(customer) ?? 0;
    this.serials.set(customer, serial + 1);
    this.put({ ...value, customer, serial, life });
  }

  /** Inserts an entry into the sorted list. The list is short, so this is fast enough. */
  private put(entry: Entry): void {
    let low = 0;
    let high = this.entries.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (inOrder(this.entries[middle] as Entry, entry) < 0) low = middle + 1;
      else high = middle;
    }
    this.entries.splice(low, 0, entry);
  }

  private takeBefore(end: Instant): Entry[] {
    const first = this.entries.findIndex(({ at }) => at >= end);
    return this.entries.splice(0, first < 0 ? this.entries.length : first);
  }

  private takeOf({ customer, at }: Entry, end: Instant): Entry | undefined {
    const index = this.entries.findIndex((other) => other.at >= end || (other.customer === customer && other.at < at));
    const found = this.entries[index];
    if (!found || found.at >= end) return undefined;
    this.entries.splice(index, 1);
    return found;
  }
}

function inOrder(a: Entry, b: Entry): number {
  if (a.at !== b.at) return a.at < b.at ? -1 : 1;
  return a.customer - b.customer || a.serial - b.serial;
}

function byCustomer(entries: readonly Entry[]): Entry[][] {
  const groups = new Map<number, Entry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.customer);
    if (group) group.push(entry);
    else groups.set(entry.customer, [entry]);
  }
  return [...groups.values()];
}
