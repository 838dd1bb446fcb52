import { setTimeout as pause } from 'node:timers/promises';

import { insist } from '../crash/persistent-shopper.js';
import { purchase } from '../shop/purchase.js';
import { Shopper, type Answer } from '../shop/shopper.js';
import { parsePersonNumber } from '../../domain/kernel/index.js';

/** A shopper whose calls wait while the shop restarts, as behind a load balancer. */
class PatientShopper extends Shopper {
  override send(method: string, path: string, body?: object): Promise<Answer> {
    return insist({ send: (...call) => super.send(...call) }, method, path, body);
  }
}

/**
 * Keeps the shop busy. Known shoppers log in and buy. New ones log in for the first time, in two browsers at once, and
 * buy.
 */
export class Traffic {
  readonly persons: string[] = [];
  orders = 0;
  readonly faults: string[] = [];
  private isOver = false;
  private readonly fresh = personNumbers();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly url: string,
    private readonly varuIds: readonly string[],
  ) {}

  start(): void {
    this.running = this.go();
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  /** Waits until this many more orders are placed, or an error occurs. */
  async more(orders: number): Promise<void> {
    const wanted = this.orders + orders;
    while (this.orders < wanted && this.faults.length === 0) await pause(50);
  }

  async round(): Promise<void> {
    const stranger = this.fresh.next().value;
    await Promise.all([this.logIn(stranger), this.logIn(stranger)]);
    this.persons.push(stranger);
    const shopper = await this.logIn(this.persons[this.orders % this.persons.length] ?? stranger);
    const answer = await purchase(shopper, { varuId: this.varuIds[this.orders % this.varuIds.length] ?? '' });
    if (answer.status !== 200)
      throw new Error(`a payment was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    this.orders += 1;
  }

  private async go(): Promise<void> {
    while (!this.isOver) await this.round().catch((error: unknown) => void this.faults.push(String(error)));
  }

  private async logIn(ssn: string): Promise<Shopper> {
    const shopper = new PatientShopper(this.url);
    const path = `/sessionapi/v1/grandid/test/initloginauto?ssn=${ssn}&ehmDeviceType=desktop&stayLoggedIn=false`;
    const answer = await shopper.get(path);
    if (answer.status !== 200)
      throw new Error(`${ssn} could not log in: ${answer.status} ${JSON.stringify(answer.body)}`);
    return shopper;
  }
}

/** Yields person numbers of adults, one after the other. */
function* personNumbers(): Generator<string, never> {
  for (let nth = 0; ; nth += 1) {
    const day = String(1 + (Math.floor(nth / 10_000) % 28)).padStart(2, '0');
    const found = parsePersonNumber(`198507${day}${String(nth % 10_000).padStart(4, '0')}`);
    if (found) yield found;
  }
}
