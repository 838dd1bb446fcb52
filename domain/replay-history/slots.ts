/**
 * States by slot, shared between moments. A change copies one block and the list of blocks, not all streams of a long
 * history. With a thousand streams an event copies 32 + 32 references.
 */
export interface Slots<S> {
  readonly blocks: readonly (readonly S[])[];
}

const BLOCK = 32;

export const noSlots: Slots<never> = { blocks: [] };

export function slotAt<S>({ blocks }: Slots<S>, slot: number): S | undefined {
  return blocks[Math.floor(slot / BLOCK)]?.[slot % BLOCK];
}

/** Sets the state of a slot. A new slot is always the next one. */
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
