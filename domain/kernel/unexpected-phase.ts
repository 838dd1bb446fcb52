/**
 * An event stands in a stream whose state does not fit it. Thrown, so that the follower parks the
 * event and a person looks: whoever passes over it in silence leaves something paid and never sent.
 */
export class UnexpectedPhase extends Error {
  constructor(
    readonly eventType: string,
    /** The phase that the stream is in, or what it lacks. */
    readonly phase: string,
  ) {
    super(`${eventType} was met in a stream that is ${phase}`);
    this.name = 'UnexpectedPhase';
  }
}
