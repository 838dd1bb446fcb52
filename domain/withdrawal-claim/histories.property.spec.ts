import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addMinutes, fold, isRejected } from '../kernel/index.js';
import { withdrawalClaim, type WithdrawalClaimCommand, type WithdrawalClaimState } from './index.js';

const START = '2026-03-01T09:00:00.000Z';
const STEPS = ['read', 'load', 'claim', 'dispense', 'tell', 'fail', 'give-up'] as const;
type Step = readonly [shopper: number, step: (typeof STEPS)[number]];

/** One who pays: what they read of the register, and the state of the stream on which they will decide. */
interface Shopper {
  orderId: string;
  reading: { readonly left: number; readonly at: string } | null;
  loaded: number;
  phase: 'open' | 'paid' | 'dispensed' | 'ended';
}

/** A register and one stream. A decision on a state that is old by now is decided again, as the store makes it. */
class World {
  time = 0;
  dispensed = 0;
  private readonly states: WithdrawalClaimState[] = [withdrawalClaim.initial];

  constructor(readonly prescribed: number) {}

  get now(): string {
    return addMinutes(START, this.time);
  }

  get version(): number {
    return this.states.length - 1;
  }

  send(command: WithdrawalClaimCommand, loaded = this.version): boolean {
    const decision = withdrawalClaim.decide(command, this.states[loaded] as WithdrawalClaimState);
    // A refusal is decided on the newest state, and an append on an old one fails.
    if (loaded !== this.version) return this.send(command);
    if (isRejected(decision)) return false;
    const current = this.states[loaded] as WithdrawalClaimState;
    if (decision.accepted.length > 0) this.states.push(fold(withdrawalClaim.evolve, current, decision.accepted));
    return true;
  }
}

function step(world: World, shopper: Shopper, what: Step[1]): void {
  if (what === 'read' && shopper.phase === 'ended')
    Object.assign(shopper, { orderId: `${shopper.orderId}'`, phase: 'open' });
  const { orderId, reading, phase } = shopper;
  if (what === 'read') shopper.reading = { left: world.prescribed - world.dispensed, at: world.now };
  if (what === 'load') shopper.loaded = world.version;
  if (what === 'claim' && phase === 'open' && reading && reading.left > 0) {
    const command = { type: 'ClaimWithdrawal', orderId, readAt: reading.at, at: world.now } as const;
    shopper.phase = world.send(command, shopper.loaded) ? 'paid' : 'ended';
    if (shopper.phase === 'ended') world.send({ type: 'EndClaim', orderId, reason: 'never-placed', at: world.now });
  }
  if (what === 'dispense' && phase === 'paid') {
    world.dispensed += 1;
    shopper.phase = 'dispensed';
  }
  if (what === 'tell' && phase === 'dispensed') {
    world.send({ type: 'EndClaim', orderId, reason: 'dispensed', at: world.now });
    shopper.phase = 'ended';
  }
  if (what === 'fail' && phase === 'paid') {
    world.send({ type: 'EndClaim', orderId, reason: 'order-ended', at: world.now });
    shopper.phase = 'ended';
  }
  if (what === 'give-up' && phase === 'open')
    world.send({ type: 'EndClaim', orderId, reason: 'never-placed', at: world.now });
}

test('in 3,000 histories of shoppers who read, decide and pay at the same time, held and dispensed never exceed what was prescribed', () => {
  const steps = fc.array(fc.tuple(fc.nat(2), fc.constantFrom(...STEPS)), { minLength: 20, maxLength: 80, size: 'max' });
  let contended = 0;
  let exhausted = 0;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3 }), steps, (prescribed, taken) => {
      const world = new World(prescribed);
      const shoppers = Array.from({ length: 3 }, (_, nth): Shopper => {
        return { orderId: `order-${nth}`, reading: null, loaded: 0, phase: 'open' };
      });
      for (const [nth, what] of taken) {
        world.time += 1;
        const shopper = shoppers[nth] as Shopper;
        if (what === 'claim' && shopper.loaded < world.version) contended += 1;
        step(world, shopper, what);
        const held = shoppers.filter(({ phase }) => phase === 'paid').length;
        expect(held + world.dispensed).toBeLessThanOrEqual(prescribed);
      }
      if (world.dispensed === prescribed) exhausted += 1;
    }),
    { numRuns: 3_000 },
  );
  // The histories have conflicts and reach the limit, so that the test can fail.
  expect(contended).toBeGreaterThan(500);
  expect(exhausted).toBeGreaterThan(100);
});
