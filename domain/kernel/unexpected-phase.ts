/**
 * An event does not fit its stream's state. It is thrown, so that the follower parks the event and staff check it.
 * Otherwise a paid order could stay unsent.
 */
export class UnexpectedPhase extends Error {
  constructor(
    readonly eventType: string,
    /** The stream's phase, or what it lacks. */
    readonly phase: string,
  ) {
    super(`${eventType} was met in a stream that is ${phase}`);
    this.name = 'UnexpectedPhase';
  }
}
