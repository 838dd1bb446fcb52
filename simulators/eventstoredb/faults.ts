/**
 * What may go wrong with one call:
 * - `not-ready`: the node is starting or electing a leader, and does nothing.
 * - `lost-before`, `lost-after`: the connection breaks before or after the call takes effect. A read has then got half
 * of its messages.
 * - `late`: like `lost-before`, but the append is written later, before the next one.
 * - `unreadable`: the response lacks a required part.
 * - `doubled`: an append gets two responses.
 * - `ended`: the node ends the append call normally, without a response.
 * - `silent`: no response comes. A read gets some messages first.
 */
export type Fault = 'not-ready' | 'lost-before' | 'lost-after' | 'late' | 'unreadable' | 'doubled' | 'ended' | 'silent';

export type CallName = 'append' | 'read' | 'subscribe' | 'gossip';

export class Faults {
  private readonly coming: { readonly call: CallName; readonly fault: Fault; readonly then: () => void }[] = [];

  /** @param then runs when the fault happens: for example a node stops, or another becomes leader */
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
