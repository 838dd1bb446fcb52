/**
 * The states of the streams of one kind, by slot number. A new version shares unchanged blocks with the old one. So an
 * event copies one block and the list of blocks: 32 + 32 references for a thousand streams.
 */
export interface Slots<S> {
  readonly blocks: readonly (readonly S[])[];
}

const BLOCK = 32;

export const noSlots: Slots<never> = { blocks: [] };

export function slotAt<S>({ blocks }: Slots<S>, slot: number): S | undefined {
  return blocks[Math.floor(slot / BLOCK)]?.[slot % BLOCK];
}

/** Sets the state at a slot number. A new stream must use the next free number. */
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
