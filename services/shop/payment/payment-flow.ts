import { Inject, Injectable, Logger } from '@nestjs/common';

import type { Uuid } from '../../../domain/kernel/index.js';
import { isUndecided, payment, type PaymentCommand, type PaymentState } from '../../../domain/payment/index.js';
import { Clock } from '../../foundation/clock.js';
import { partOf, type CommandContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import {
  PAYMENT_GATEWAY,
  type PaymentAnswer,
  type PaymentDetails,
  type PaymentGateway,
  type StartPayment,
} from '../../partners/adyen/gateway.js';
import { Problem } from '../../foundation/problem/problem.js';
import { PartnerError } from '../../partners/partner-error.js';
import { Processes } from '../../foundation/reactions/processes.js';
import { PaymentActions } from './payment-actions.js';
import { commandOf } from './payment-answer.js';

/**
 * One payment between shopper, shop and partner. The partner's answers, the shopper's return, webhooks and
 * time-outs all become commands on the payment's stream, which accepts them in any order and any number of times.
 */
@Injectable()
export class PaymentFlow {
  private readonly logger = new Logger('payment');

  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(PAYMENT_GATEWAY) private readonly gateway: PaymentGateway,
    @Inject(PaymentActions) private readonly actions: PaymentActions,
    @Inject(Processes) private readonly processes: Processes,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Requests the money from the partner. Only the started payment in the stream decides when it is captured. */
  async start(asked: Omit<StartPayment, 'capture'>, context: CommandContext): Promise<PaymentState> {
    const { paymentId, method } = asked;
    const { started } = await this.commands.load(payment, paymentId);
    if (started?.method !== method.type)
      throw new Error(`payment ${paymentId} was started by ${started?.method}, not by ${method.type}`);
    const request = { ...asked, capture: started.capture };
    return this.ask(paymentId, () => this.gateway.start(request, paymentId), context);
  }

  /** Null when it was never started. */
  async find(paymentId: Uuid): Promise<PaymentState | null> {
    const state = await this.commands.load(payment, paymentId);
    return state.phase === 'absent' ? null : state;
  }

  authoriseFree(paymentId: Uuid, context: CommandContext): Promise<PaymentState> {
    const command = {
      type: 'Authorise',
      pspReference: `free-${paymentId}`,
      told: null,
      authorisedAt: this.clock.now(),
    } as const;
    return this.record(paymentId, command, context);
  }

  async submitDetails(paymentId: Uuid, details: PaymentDetails, context: CommandContext): Promise<PaymentState> {
    const key = derivedId(paymentId, JSON.stringify(details));
    return this.ask(paymentId, async () => ofThis(await this.gateway.submitDetails(details, key)), context);
  }

  async cancel(paymentId: Uuid, context: CommandContext): Promise<PaymentState> {
    const refundId = derivedId(context.commandId, 'refund');
    return this.record(
      paymentId,
      { type: 'Cancel', reason: 'shopper', cancelledAt: this.clock.now(), refundId },
      context,
    );
  }

  /** Records a command and runs at once what follows from it in other streams. */
  async record(paymentId: Uuid, command: PaymentCommand, context: CommandContext): Promise<PaymentState> {
    const outcome = await this.commands.handle(payment, paymentId, command, context);
    if (!outcome.ok) this.logger.warn(`${command.type} on payment ${paymentId} was refused: ${outcome.rejection.type}`);
    else {
      if (outcome.events.some(({ type }) => type === 'PaymentDiffered'))
        this.logger.error(`payment ${paymentId}: the partner's books are not as ours; it lies with a person`);
      await this.processes.follow(outcome.events);
    }
    return this.commands.load(payment, paymentId);
  }

  private async ask(
    paymentId: Uuid,
    call: () => Promise<PaymentAnswer>,
    context: CommandContext,
  ): Promise<PaymentState> {
    const before = await this.commands.load(payment, paymentId);
    if (!isUndecided(before)) return before;
    try {
      return await this.take(paymentId, await call(), context);
    } catch (error) {
      if (error instanceof PartnerError) return this.failed(paymentId, error, context);
      throw error;
    }
  }

  private async take(paymentId: Uuid, answer: PaymentAnswer, context: CommandContext): Promise<PaymentState> {
    if (answer.merchantReference !== null && answer.merchantReference !== paymentId) throw this.foreign(paymentId);
    const now = this.clock.now();
    if (answer.action) await this.actions.keep(paymentId, answer.action, now);
    const command = commandOf(answer, now, context.commandId);
    return command
      ? this.record(paymentId, command, partOf(context, 'partner answer'))
      : this.commands.load(payment, paymentId);
  }

  /** The browser brought the result of another payment, perhaps to get two orders for one payment. */
  private foreign(paymentId: Uuid): Problem {
    this.logger.error(`payment ${paymentId}: the result that was brought is another payment's; it was not taken`);
    return new Problem(400, [{ field: 'details', code: 'PAYMENT_RESULT_FOREIGN', message: FOREIGN }]);
  }

  /** When the outcome is unknown the payment waits for the webhook or the time-out. */
  private async failed(paymentId: Uuid, error: PartnerError, context: CommandContext): Promise<PaymentState> {
    this.logger.warn(`payment ${paymentId}: ${error.message}`);
    if (error.outcome === 'unknown') return this.commands.load(payment, paymentId);
    const command = {
      type: 'Cancel',
      reason: 'error',
      cancelledAt: this.clock.now(),
      refundId: derivedId(context.commandId, 'refund'),
    } as const;
    return this.record(paymentId, command, partOf(context, 'partner failure'));
  }
}

const FOREIGN = 'Svaret från banken hör till en annan betalning.';

/** The browser supplied these details: an answer that names no payment is left to the webhook. */
function ofThis(answer: PaymentAnswer): PaymentAnswer {
  return answer.merchantReference === null ? { ...answer, resultCode: 'Received' } : answer;
}
