import { Logger } from '@nestjs/common';

import { cart, type CartCommand } from '../../domain/cart/index.js';
import { checkoutProcess, type ProcessCommand, type PurchaseHappening } from '../../domain/checkout/index.js';
import { fulfilmentProcess } from '../../domain/fulfilment/index.js';
import { parseStreamId, type ProcessManager } from '../../domain/kernel/index.js';
import { membership, type MembershipCommand } from '../../domain/membership/index.js';
import { order, type OrderCommand } from '../../domain/order/index.js';
import { payment, type PaymentCommand } from '../../domain/payment/index.js';
import { causedBy, type CommandContext } from '../command-handling/command-context.js';
import type { CommandHandling } from '../command-handling/command-handling.js';
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
    private readonly commands: CommandHandling,
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
    const happening = await this.happening(event);
    if (!happening) return [];
    const followed: StoredEvent[] = [];
    for (const [index, command] of this.process.react(happening).entries()) {
      followed.push(...(await this.send(command, causedBy(event, `${this.name}/${index}`))));
    }
    return followed;
  }

  private async happening(event: StoredEvent): Promise<PurchaseHappening | null> {
    const stream = parseStreamId(event.streamId);
    const typed = event as never;
    switch (stream?.kind) {
      case 'cart':
        return { slice: 'cart', state: await this.commands.load(cart, stream.key), event: typed };
      case 'order':
        return { slice: 'order', state: await this.commands.load(order, stream.key), event: typed };
      case 'payment':
        return { slice: 'payment', state: await this.commands.load(payment, stream.key), event: typed };
      default:
        return null;
    }
  }

  private async send(
    { slice, key, command }: ProcessCommand,
    context: CommandContext,
  ): Promise<readonly StoredEvent[]> {
    const outcome = await this.dispatch(slice, key, command, context);
    if (outcome.ok) return outcome.events;
    // A refusal is an answer: the other stream has gone another way, and sending again would not change it.
    this.logger.log(`${command.type} on ${slice}-${key} was refused: ${outcome.rejection.type}`);
    return [];
  }

  private dispatch(
    slice: ProcessCommand['slice'],
    key: string,
    command: ProcessCommand['command'],
    context: CommandContext,
  ) {
    switch (slice) {
      case 'cart':
        return this.commands.handle(cart, key, command as CartCommand, context);
      case 'order':
        return this.commands.handle(order, key, command as OrderCommand, context);
      case 'payment':
        return this.commands.handle(payment, key, command as PaymentCommand, context);
      case 'member':
        return this.commands.handle(membership, key, command as MembershipCommand, context);
    }
  }
}
