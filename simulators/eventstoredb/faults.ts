/**
 * What goes wrong with one call:
 * - `not-ready`: the node is starting or electing a leader, and does nothing.
 * - `lost-before`, `lost-after`: the connection breaks before or after the work is done. A read has then returned half
 * of its messages.
 * - `late`: like `lost-before`, but the append is written later, just before the next append.
 * - `unreadable`: the response lacks a required part.
 * - `doubled`: an append gets two responses.
 * - `ended`: the node ends the append call normally, without a response.
 * - `silent`: no response comes. A read gets some messages first.
 */
export type Fault = 'not-ready' | 'lost-before' | 'lost-after' | 'late' | 'unreadable' | 'doubled' | 'ended' | 'silent';

/** `read` is any read. `read-stream` leaves out reads of the log, which a store also does by itself after an append. */
export type CallName = 'append' | 'read' | 'read-stream' | 'subscribe' | 'gossip';

export class Faults {
  private readonly coming: { readonly call: CallName; readonly fault: Fault; readonly then: () => void }[] = [];

  /**
   * Plans a fault for the next call of this name.
   * @param then runs when the fault happens; for example it stops a node
   */
  next(call: CallName, fault: Fault, then: () => void = () => undefined): void {
    this.coming.push({ call, fault, then });
  }

  /** @param names all that the call may be called */
  meet(...names: readonly CallName[]): Fault | null {
    const index = this.coming.findIndex(({ call }) => names.includes(call));
    if (index < 0) return null;
    const [met] = this.coming.splice(index, 1);
    met?.then();
    return met?.fault ?? null;
  }
}
