/**
 * Thrown when an event does not fit its stream's state. The follower then parks the event, and staff check it.
 * Otherwise a paid order could stay unsent.
 */
export class UnexpectedPhase extends Error {
  constructor(
    readonly eventType: string,
    /** The phase of the stream, or the part that is missing. */
    readonly phase: string,
  ) {
    super(`${eventType} was met in a stream that is ${phase}`);
    this.name = 'UnexpectedPhase';
  }
}
