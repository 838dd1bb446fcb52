/**
 * An event does not fit its stream's state. It is thrown, so that the follower parks the event and a person looks.
 * Silence could leave a paid order unsent.
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
