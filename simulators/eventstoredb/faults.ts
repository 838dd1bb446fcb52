/**
 * What may go wrong with one call:
 * - `not-ready`: the node starts or elects a leader, and does nothing.
 * - `lost-before`, `lost-after`: the connection breaks before the call did anything, or after it did everything. A read
 * has got half of its answers by then.
 * - `late`: like `lost-before`, but an append is written after all, before the next one.
 * - `unreadable`: the answer lacks a required part.
 * - `doubled`: an append is answered twice.
 * - `ended`: the node ends the append call normally, without an answer.
 * - `silent`: no answer comes; a read gets some answers first.
 */
export type Fault = 'not-ready' | 'lost-before' | 'lost-after' | 'late' | 'unreadable' | 'doubled' | 'ended' | 'silent';

export type CallName = 'append' | 'read' | 'subscribe' | 'gossip';

/** The faults of the next calls, in order. */
export class Faults {
  private readonly coming: { readonly call: CallName; readonly fault: Fault; readonly then: () => void }[] = [];

  /** @param then runs when the fault is met: for example a node dies, or another becomes leader */
  next(call: CallName, fault: Fault, then: () => void = () => undefined): void {
    this.coming.push({ call, fault, then });
  }

  meet(call: CallName): Fault | null {
    const index = this.coming.findIndex((each) => each.call === call);
    if (index < 0) return null;
    const [met] = this.coming.splice(index, 1);
    met?.then();
    return met?.fault ?? null;
  }
}
