/**
 * What may go wrong with one call:
 * `not-ready`: the node starts or chooses a leader, and does nothing.
 * `lost-before`, `lost-after`: the connection breaks before the call did anything, or when it has done all of it;
 *   of a read half of the answers have come by then.
 * `late`: as `lost-before`, yet an append is written after all, before the next one.
 * `unreadable`: the answer lacks what makes it one.
 * `doubled`: an append is answered twice.
 * `ended`: the node ends the call of the appends in good order, with no answer.
 * `silent`: nothing comes; of a read, after some answers.
 */
export type Fault = 'not-ready' | 'lost-before' | 'lost-after' | 'late' | 'unreadable' | 'doubled' | 'ended' | 'silent';

export type CallName = 'append' | 'read' | 'subscribe' | 'gossip';

/** What will go wrong with the next calls, in order. */
export class Faults {
  private readonly coming: { readonly call: CallName; readonly fault: Fault; readonly then: () => void }[] = [];

  /** @param then happens as the call is met: a node dies, another becomes the leader */
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
