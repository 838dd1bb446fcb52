import { expect, test } from 'vitest';

import { allSlots, noSlots, slotAt, withSlot, type Slots } from './slots.js';

function filled(count: number): Slots<number> {
  let slots: Slots<number> = noSlots;
  for (let slot = 0; slot < count; slot += 1) slots = withSlot(slots, slot, slot * 10);
  return slots;
}

test('a value put in a slot is found there', () => {
  const slots = filled(100);
  expect(slotAt(slots, 0)).toBe(0);
  expect(slotAt(slots, 99)).toBe(990);
  expect(slotAt(slots, 100)).toBeUndefined();
  expect(allSlots(slots)).toHaveLength(100);
});

test('an earlier version never sees a later change', () => {
  const before = filled(100);
  const after = withSlot(before, 40, -1);
  expect(slotAt(before, 40)).toBe(400);
  expect(slotAt(after, 40)).toBe(-1);
  expect(after.blocks[0]).toBe(before.blocks[0]);
});
