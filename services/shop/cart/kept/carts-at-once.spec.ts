import { expect, test } from 'vitest';

import type { CartState } from '../../../../domain/cart/index.js';
import { Devices } from './devices.fixture.js';

const RUNS = 3_000;
const STEPS = 16;
/** The races that the histories must contain, so that the comparisons are not empty. */
const KINDS = [
  ...['killed', 'MergeCart by a reaction', 'waited for a payment', 'StartCheckout refused: CartIsAbsorbed'],
  ...['Absorb refused: CartIsFrozen', 'Absorb refused: CartHasChanged', 'MergeCart refused: CartIsFrozen'],
  ...['AddItem refused: CartIsAbsorbed', 'Claim refused: CartIsAbsorbed', 'SetAside refused: CartIsAbsorbed'],
];

const goodsIn = ({ lines, setAside }: CartState): readonly string[] =>
  [...lines, ...setAside].flatMap(({ varuId, quantity }) => Array.from({ length: quantity }, () => varuId));

test(`whatever the customer's devices do at once, and wherever a log-in dies, each piece is in one open cart or in one order (CRT-07)`, async () => {
  const met = new Map<string, number>();
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const devices = new Devices(seed);
    await devices.act(STEPS);
    const left = (): readonly string[] => devices.open.flatMap(goodsIn);
    const ordered = devices.orders.flatMap(({ lines }) => lines.map(({ varuId }) => varuId));
    expect({ seed, pieces: [...ordered, ...left()].toSorted() }).toEqual({ seed, pieces: devices.added.toSorted() });
    const held = devices.open.flatMap(({ coupon }) => coupon?.holdKey ?? []);
    expect({ seed, held: held.filter((key) => !devices.holds.includes(key)) }).toEqual({ seed, held: [] });
    const last = await devices.gather();
    const ofOthers = devices.open.filter(({ customerId }) => customerId === null).flatMap(goodsIn);
    expect({ seed, pieces: [...goodsIn(last), ...ofOthers].toSorted() }).toEqual({ seed, pieces: left().toSorted() });
    for (const kind of devices.met) met.set(kind, (met.get(kind) ?? 0) + 1);
  }
  for (const kind of KINDS) expect([kind, (met.get(kind) ?? 0) > 0]).toEqual([kind, true]);
}, 600_000);
