import type { Instant } from '../domain/kernel/index.js';
import { Moment, type LifeClock } from './life-clock.js';

/** The time of the next action. The action may need this many order numbers and member numbers. */
export interface Appointment {
  readonly at: Instant;
  readonly orders?: number;
  readonly members?: number;
}

/** The actions of one customer or one parcel, one after another. The generator yields the time of the next action. */
export type Life = AsyncGenerator<Appointment, void, void>;

interface Entry extends Appointment {
  readonly customer: number;
  /** Distinguishes two appointments of one customer at the same instant. */
  readonly serial: number;
  readonly life: Life;
}

/**
 * Runs all actions in the order of time. Different customers run in parallel within a few hours, but one customer's
 * actions run one after another. So the result does not depend on the machine's speed.
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

  /**
   * Runs the first part of a life, up to the appointment that it yields. Another life of the same customer may call
   * this.
   */
  async begin(customer: number, life: Life): Promise<void> {
    await this.goOn(customer, life);
  }

  /** Runs everything before an instant, with all that follows from it. */
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
      // The previous action may have added an earlier appointment for this customer.
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

  /** Keeps the list sorted. Appointments are few compared with events. */
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
