import type { DomainEvent, Rejection, Slice } from '../../../domain/kernel/index.js';
import { parseStreamId } from '../../../domain/slices.js';
import type { StoredEvent } from '../event-store/port.js';
import { causedBy, SYSTEM } from './command-context.js';
import type { CommandHandling, Outcome } from './command-handling.js';
import type { StreamStates } from './stream-states.js';

/**
 * What a reaction gets instead of `CommandHandling`: streams can only be read through the event that
 * called it, and so never older than that event. A follower often hears of an event before the
 * process that wrote it has put the new state into its memory.
 */
export abstract class ReactionCommands {
  abstract reactingTo(event: StoredEvent): Reacting;
}

/** The streams, as one event's reaction may use them. */
export class Reacting {
  constructor(
    private readonly event: StoredEvent,
    private readonly states: StreamStates,
    private readonly commands: Pick<CommandHandling, 'load' | 'handle'>,
  ) {}

  /** Names the event's own stream: an order's id, a payment's id. */
  get key(): string {
    return this.ownStream().key;
  }

  /** The event's own stream, as new as the store and at least as new as the event. */
  async state<C, S, E extends DomainEvent, R extends Rejection>(slice: Slice<C, S, E, R>): Promise<S> {
    const { kind } = this.ownStream();
    if (kind !== slice.kind) throw new Error(`${this.event.streamId} is not of kind ${slice.kind}`);
    return (await this.states.atLeast(slice, this.event.streamId, this.event.revision)).state;
  }

  /** Another stream, as new as the store. */
  stateOf<C, S, E extends DomainEvent, R extends Rejection>(slice: Slice<C, S, E, R>, key: string): Promise<S> {
    return this.commands.load(slice, key);
  }

  /** A command whose id follows from the event and this name, so that a redelivery changes nothing more. */
  send<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    key: string,
    command: C,
    name: string,
  ): Promise<Outcome<S, R>> {
    return this.commands.handle(slice, key, command, causedBy(this.event, name));
  }

  /**
   * A command whose event may not tell what made it, as where a person's stream makes something of a product's: it has no
   * cause, is part of nothing, and its id follows from what is no secret there.
   */
  sendApart<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    key: string,
    command: C,
    commandId: string,
  ): Promise<Outcome<S, R>> {
    const context = { commandId, correlationId: commandId, causationId: null, actor: SYSTEM };
    return this.commands.handle(slice, key, command, context);
  }

  private ownStream(): { readonly kind: string; readonly key: string } {
    const own = parseStreamId(this.event.streamId);
    if (!own) throw new Error(`${this.event.streamId} is a stream of no known kind`);
    return own;
  }
}
