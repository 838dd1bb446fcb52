/**
 * States by slot, shared between moments: a change copies one block and the list of blocks, not all
 * the streams a customer of many years has. A thousand streams cost 32 + 32 references an event.
 */
export interface Slots<S> {
  readonly blocks: readonly (readonly S[])[];
}

const BLOCK = 32;

export const noSlots: Slots<never> = { blocks: [] };

export function slotAt<S>({ blocks }: Slots<S>, slot: number): S | undefined {
  return blocks[Math.floor(slot / BLOCK)]?.[slot % BLOCK];
}

/** Slots are taken in order: a new one is always the next. */
export function withSlot<S>({ blocks }: Slots<S>, slot: number, state: S): Slots<S> {
  const index = Math.floor(slot / BLOCK);
  const block = blocks[index]?.slice() ?? [];
  block[slot % BLOCK] = state;
  const changed = blocks.slice();
  changed[index] = block;
  return { blocks: changed };
}

export function allSlots<S>({ blocks }: Slots<S>): readonly S[] {
  return blocks.flat();
}
