import { describe, expect, test } from 'vitest';

import { fold, isRejected, type RecordedEvent } from '../../../domain/kernel/index.js';
import {
  prescription,
  type PrescriptionCommand,
  type PrescriptionEvent,
  type PrescriptionState,
} from '../../../domain/prescription/index.js';
import {
  AT,
  checking,
  dispensing,
  holding,
  ordering,
  received,
} from '../../../domain/prescription/dispensing/spec-withdrawals.js';
import { dispensingReactions } from './dispensing-reactions.js';
import type { Settled } from './partners.js';

const CANCELLED = {
  type: 'ReleaseWithdrawal',
  dispensingId: 'o1-1',
  customerId: 'c1',
  reason: 'order-cancelled',
  at: AT,
} as const;

/** One prescription, and partners that do what the test says while they are asked. */
class Shop {
  state: PrescriptionState = prescription.initial;
  readonly events: RecordedEvent<PrescriptionEvent>[] = [];
  /** The reports that both partners have now. */
  readonly atPartners = new Set<string>();
  meanwhile: () => Promise<unknown> = async () => {};
  answer: Settled = 'settled';

  do(command: PrescriptionCommand) {
    const decision = prescription.decide(command, this.state);
    if (isRejected(decision)) return { ok: false, rejection: decision.rejected } as const;
    const streamId = 'prescription-1';
    const events = decision.accepted.map((event, at) => {
      return { ...event, streamId, revision: this.events.length + at } as unknown as RecordedEvent<PrescriptionEvent>;
    });
    this.events.push(...events);
    this.state = fold(prescription.evolve, this.state, decision.accepted);
    return { ok: true, events } as const;
  }

  /** Delivers the last event of a type. */
  async deliver(type: PrescriptionEvent['type']): Promise<void> {
    const event = this.events.findLast((each) => each.type === type);
    for (const reaction of this.reactions())
      if (reaction.eventTypes.includes(type)) await reaction.react(event as never);
  }

  private reactions() {
    const reacting = {
      key: '1',
      stateOf: async () => this.state,
      send: async (_slice: unknown, _key: string, command: PrescriptionCommand) => this.do(command),
    };
    const partners = {
      settle: async ({ reportId }: { readonly reportId: string }) => {
        await this.meanwhile();
        if (this.answer === 'settled') this.atPartners.add(reportId);
        return this.answer;
      },
      undo: async ({ reportId }: { readonly reportId: string }) => void this.atPartners.delete(reportId),
    };
    return dispensingReactions({
      commands: { reactingTo: () => reacting } as never,
      partners,
      processes: { follow: async () => {} },
      store: { readStream: async () => this.events } as never,
      clock: { now: () => AT },
    });
  }
}

function dispensed(): Shop {
  const shop = new Shop();
  for (const command of [received(), holding('o1'), ordering(), checking(), dispensing()]) shop.do(command);
  return shop;
}
const phaseIn = ({ state }: Shop) => state.dispensings['o1-1']?.phase;

describe('an order that is cancelled while the partners are asked', () => {
  test('leaves nothing at them, whichever of the two answers comes first', async () => {
    const shop = dispensed();
    shop.meanwhile = async () => {
      shop.do(CANCELLED);
      await shop.deliver('DispensingUndone');
    };
    await shop.deliver('MedicineDispensed');
    expect([phaseIn(shop), [...shop.atPartners]]).toEqual(['released', []]);
  });

  test('leaves nothing at them when the process was killed before it heard their answer', async () => {
    const shop = dispensed();
    shop.atPartners.add('report-o1-1');
    shop.do(CANCELLED);
    await shop.deliver('MedicineDispensed');
    expect([...shop.atPartners]).toEqual([]);
  });
});

test('a dispensing that the partners know is told to them once, and taken back once when its order is cancelled', async () => {
  const shop = dispensed();
  await shop.deliver('MedicineDispensed');
  await shop.deliver('MedicineDispensed');
  expect([phaseIn(shop), [...shop.atPartners]]).toEqual(['reported', ['report-o1-1']]);
  shop.do(CANCELLED);
  await shop.deliver('DispensingUndone');
  await shop.deliver('DispensingUndone');
  expect([phaseIn(shop), [...shop.atPartners]]).toEqual(['released', []]);
});

test('an old dispensing that arrives again after a partner refused it leaves the new one alone', async () => {
  const shop = dispensed();
  shop.answer = 'pack-refused';
  await shop.deliver('MedicineDispensed');
  expect(phaseIn(shop)).toBe('ordered');
  const [old] = shop.events.filter(({ type }) => type === 'MedicineDispensed');
  shop.answer = 'settled';
  for (const command of [checking(), { ...dispensing(), reportId: 'second' } as never]) shop.do(command);
  await shop.deliver('MedicineDispensed');
  shop.events.push(old as never);
  await shop.deliver('MedicineDispensed');
  expect([phaseIn(shop), [...shop.atPartners]]).toEqual(['reported', ['second']]);
});
