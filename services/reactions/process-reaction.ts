import { Logger } from '@nestjs/common';

import { cart, type CartCommand } from '../../domain/cart/index.js';
import { checkoutProcess, type ProcessCommand, type PurchaseHappening } from '../../domain/checkout/index.js';
import { fulfilmentProcess } from '../../domain/fulfilment/index.js';
import { parseStreamId, type ProcessManager, type Rejection } from '../../domain/kernel/index.js';
import { membership, type MembershipCommand } from '../../domain/membership/index.js';
import { order, type OrderCommand } from '../../domain/order/index.js';
import { payment, type PaymentCommand } from '../../domain/payment/index.js';
import type { Reacting, ReactionCommands } from '../command-handling/reaction-commands.js';
import type { StoredEvent } from '../event-store/port.js';
import type { Reaction } from './reaction.js';

type PurchaseProcess = ProcessManager<PurchaseHappening, ProcessCommand>;

export const purchaseProcesses: readonly PurchaseProcess[] = [checkoutProcess, fulfilmentProcess];

/**
 * Runs a pure process manager. Command ids follow from the event and the command's place, so the
 * same event, delivered again or handled at once by the request that caused it, changes nothing more.
 */
export class ProcessReaction implements Reaction {
  readonly name: string;
  readonly eventTypes: readonly string[];
  private readonly logger: Logger;

  constructor(
    private readonly process: PurchaseProcess,
    private readonly commands: ReactionCommands,
  ) {
    this.name = process.name;
    this.eventTypes = process.eventTypes;
    this.logger = new Logger(`process ${process.name}`);
  }

  async react(event: StoredEvent): Promise<void> {
    await this.reactWith(event);
  }

  /** As `react`, and hands back the events that followed. */
  async reactWith(event: StoredEvent): Promise<readonly StoredEvent[]> {
    const reacting = this.commands.reactingTo(event);
    const happening = await happeningOf(event, reacting);
    const followed: StoredEvent[] = [];
    for (const [index, command] of this.process.react(happening).entries()) {
      followed.push(...(await this.send(reacting, command, `${this.name}/${index}`)));
    }
    return followed;
  }

  private async send(
    reacting: Reacting,
    { slice, key, command }: ProcessCommand,
    name: string,
  ): Promise<readonly StoredEvent[]> {
    const outcome = await dispatch(reacting, slice, key, command, name);
    if (outcome.ok) return outcome.events;
    if (mustBeSeen(slice, command) && !isCancelled(outcome.rejection))
      throw new UnexpectedRefusal(command.type, `${slice}-${key}`, outcome.rejection.type);
    // A refusal is an answer: the other stream has gone another way, and sending again would not change it.
    this.logger.log(`${command.type} on ${slice}-${key} was refused: ${outcome.rejection.type}`);
    return [];
  }
}

/** A payment tells in its own stream what it cannot do: whatever it refuses besides has no business reason. */
function mustBeSeen(slice: ProcessCommand['slice'], { type }: ProcessCommand['command']): boolean {
  return slice === 'payment' || type === 'Confirm';
}

/** Money was paid or asked for, and the other stream does not take it: a person must look, nobody may pass over it. */
export class UnexpectedRefusal extends Error {
  constructor(command: string, stream: string, rejection: string) {
    super(`${command} on ${stream} was refused: ${rejection}`);
    this.name = 'UnexpectedRefusal';
  }
}

/** Staff cancelled the order while its payment was decided: its cancellation sends the money back. */
function isCancelled(rejection: Rejection): boolean {
  return rejection.type === 'OrderPhaseWrong' && 'phase' in rejection && rejection.phase === 'cancelled';
}

/** @throws for an event of a stream that no process knows: its name is registered for another one. */
async function happeningOf(event: StoredEvent, reacting: Reacting): Promise<PurchaseHappening> {
  const kind = parseStreamId(event.streamId)?.kind;
  const typed = event as never;
  switch (kind) {
    case 'cart':
      return { slice: kind, state: await reacting.state(cart), event: typed };
    case 'order':
      return { slice: kind, state: await reacting.state(order), event: typed };
    case 'payment':
      return { slice: kind, state: await reacting.state(payment), event: typed };
    default:
      throw new Error(`${event.type} was met in ${event.streamId}, of which no process of a purchase knows`);
  }
}

function dispatch(
  reacting: Reacting,
  slice: ProcessCommand['slice'],
  key: string,
  command: ProcessCommand['command'],
  name: string,
) {
  switch (slice) {
    case 'cart':
      return reacting.send(cart, key, command as CartCommand, name);
    case 'order':
      return reacting.send(order, key, command as OrderCommand, name);
    case 'payment':
      return reacting.send(payment, key, command as PaymentCommand, name);
    case 'member':
      return reacting.send(membership, key, command as MembershipCommand, name);
  }
}
