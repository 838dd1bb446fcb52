import { Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { streamName, type RecordedEvent, type Rejection, type StreamCommand } from '../../../domain/kernel/index.js';
import {
  deciders,
  parseStreamId,
  type AnyProcess,
  type CommandOf,
  type CommandTo,
  type DecidedKind,
  type EventOf,
  type HappeningIn,
} from '../../../domain/slices.js';
import type { Reacting, ReactionCommands } from '../command-handling/reaction-commands.js';
import type { StoredEvent } from '../event-store/port.js';
import type { Reaction } from './reaction.js';

/**
 * The follower delivers an event some milliseconds after the request has handled it. What falls out of this memory is
 * only handled twice.
 */
const REMEMBERED = 10_000;

/** A reaction that the request can also run itself, before it responds. */
export interface AtOnce extends Reaction {
  /** Handles the event like `react`, but returns the new events. */
  reactWith(event: StoredEvent): Promise<readonly StoredEvent[]>;
}

/**
 * Runs a process manager. Each command id is derived from the event and the index of the command. So an event that
 * arrives twice changes nothing. The follower skips an event that a request of the same process handles.
 */
export class ProcessReaction implements AtOnce {
  readonly name: string;
  readonly eventTypes: readonly string[];
  private readonly logger: Logger;
  /**
   * The events that a request of this process handles or has handled, and the follower has not yet delivered. The
   * value says whether the request came to its end.
   */
  private readonly handled = new LRUCache<string, Promise<boolean>>({ max: REMEMBERED });

  constructor(
    private readonly process: AnyProcess,
    private readonly commands: ReactionCommands,
  ) {
    this.name = process.name;
    this.eventTypes = process.eventTypes;
    this.logger = new Logger(`process ${process.name}`);
  }

  async react(event: StoredEvent): Promise<void> {
    const handled = this.handled.get(event.eventId);
    this.handled.delete(event.eventId);
    // Beside a request that still runs, the follower would only find each command done (bench `checkout`).
    if (!(await handled)) await this.run(event);
  }

  forget(): void {
    this.handled.clear();
  }

  async reactWith(event: StoredEvent): Promise<readonly StoredEvent[]> {
    const followed = this.run(event);
    const handled = followed.then(
      () => true,
      () => false,
    );
    this.handled.set(event.eventId, handled);
    return followed;
  }

  private async run(event: StoredEvent): Promise<readonly StoredEvent[]> {
    const reacting = this.commands.reactingTo(event);
    const kind = kindOf(event, this.process);
    if (await this.isForeign(kind, reacting)) return [];
    const happening = await happeningIn(kind, event, reacting);
    const followed: StoredEvent[] = [];
    for (const [index, command] of this.process.react(happening).entries()) {
      followed.push(...(await this.send(reacting, command, `${this.name}/${index}`)));
    }
    return followed;
  }

  private async isForeign<Kind extends DecidedKind>(slice: Kind, reacting: Reacting): Promise<boolean> {
    if (!this.process.isForeign) return false;
    const state = await reacting.stateOfAnyTime(deciders[slice]);
    return this.process.isForeign({ slice, state } as Parameters<NonNullable<AnyProcess['isForeign']>>[0]);
  }

  private async send(reacting: Reacting, sent: CommandTo<DecidedKind>, name: string): Promise<readonly StoredEvent[]> {
    const outcome = await dispatch(reacting, sent, name);
    const { slice: kind, key, command } = sent;
    if (outcome.ok) return outcome.events;
    if (mustBeSeen(sent) && !isCancelled(outcome.rejection))
      throw new UnexpectedRefusal(command.type, streamName({ kind, key }), outcome.rejection.type);
    // The refusal is expected: the other stream has changed meanwhile, and a retry would be refused too.
    this.logger.log(`${command.type} on ${streamName({ kind, key })} was refused: ${outcome.rejection.type}`);
    return [];
  }
}

/**
 * Whether a refusal is an error. A payment records expected failures as events, so it should refuse no command. An
 * order whose payment succeeded should accept `Confirm`.
 */
function mustBeSeen({ slice, command }: CommandTo<DecidedKind>): boolean {
  return slice === 'payment' || command.type === 'Confirm';
}

/**
 * Thrown when a command that concerns paid or requested money was refused. The event is parked, and nobody may skip it.
 */
export class UnexpectedRefusal extends Error {
  constructor(command: string, stream: string, rejection: string) {
    super(`${command} on ${stream} was refused: ${rejection}`);
    this.name = 'UnexpectedRefusal';
  }
}

/** Whether staff cancelled the order while its payment was being decided. The cancellation then refunds the money. */
function isCancelled(rejection: Rejection): boolean {
  return rejection.type === 'OrderPhaseWrong' && 'phase' in rejection && rejection.phase === 'cancelled';
}

/** Returns the kind of the event's stream. @throws for a stream kind that the process does not know */
function kindOf({ type, streamId }: StoredEvent, { name, kinds }: Pick<AnyProcess, 'name' | 'kinds'>): DecidedKind {
  const of = parseStreamId(streamId)?.kind;
  const kind = kinds.find((one) => one === of);
  if (kind === undefined)
    throw new Error(`the process ${name} got ${type} of ${streamId}, a stream kind that it does not handle`);
  return kind;
}

async function happeningIn<Kind extends DecidedKind>(
  kind: Kind,
  event: StoredEvent,
  reacting: Reacting,
): Promise<HappeningIn<Kind>> {
  const state = await reacting.state(deciders[kind]);
  return { slice: kind, state, event: event as unknown as RecordedEvent<EventOf<Kind>> };
}

function dispatch<Kind extends DecidedKind>(
  reacting: Reacting,
  { slice, key, command }: StreamCommand<Kind, CommandOf<Kind>>,
  name: string,
) {
  return reacting.send(deciders[slice], key, command, name);
}
