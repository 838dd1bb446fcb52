import type { DomainEvent, Rejection, Slice } from '../../../domain/kernel/index.js';
import { parseStreamId } from '../../../domain/slices.js';
import type { StoredEvent } from '../event-store/port.js';
import { causedBy, SYSTEM } from './command-context.js';
import type { CommandHandling, Outcome } from './command-handling.js';
import type { StreamStates } from './stream-states.js';

/**
 * Gives a reaction its command handling. It reads each stream at least as new as the event. A follower often receives
 * an event before the writing process has cached the new state.
 */
export abstract class ReactionCommands {
  abstract reactingTo(event: StoredEvent): Reacting;
}

export class Reacting {
  constructor(
    private readonly event: StoredEvent,
    private readonly states: StreamStates,
    private readonly commands: Pick<CommandHandling, 'load' | 'handle'>,
  ) {}

  /** Returns the key of the event's own stream, for example an order id. */
  get key(): string {
    return this.ownStream().key;
  }

  async state<C, S, E extends DomainEvent, R extends Rejection>(slice: Slice<C, S, E, R>): Promise<S> {
    const { kind } = this.ownStream();
    if (kind !== slice.kind) throw new Error(`${this.event.streamId} is not of kind ${slice.kind}`);
    return (await this.states.atLeast(slice, this.event.streamId, this.event.revision)).state;
  }

  /** Returns a state of the event's own stream that may be older than the event. Ask it only for what never changes. */
  async stateOfAnyTime<C, S, E extends DomainEvent, R extends Rejection>(slice: Slice<C, S, E, R>): Promise<S> {
    return (await this.states.cachedOrNewest(slice, this.event.streamId)).state;
  }

  stateOf<C, S, E extends DomainEvent, R extends Rejection>(slice: Slice<C, S, E, R>, key: string): Promise<S> {
    return this.commands.load(slice, key);
  }

  /** Sends a command whose id is derived from the event and this name, so that a redelivery changes nothing. */
  send<C, S, E extends DomainEvent, R extends Rejection>(
    slice: Slice<C, S, E, R>,
    key: string,
    command: C,
    name: string,
  ): Promise<Outcome<S, R>> {
    return this.commands.handle(slice, key, command, causedBy(this.event, name));
  }

  /**
   * Sends a command whose events nobody may trace to this event, for example from a person's stream to a product's. The
   * command has no causation id and its own correlation id. Its command id is derived from data that the target stream
   * already holds.
   */
  sendUncorrelated<C, S, E extends DomainEvent, R extends Rejection>(
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
