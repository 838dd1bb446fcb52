import { Inject, Injectable, Logger } from '@nestjs/common';

import type { Uuid, Instant } from '../../../domain/kernel/index.js';
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
} from '../../partners/adyen/gateway.js';
import { Problem } from '../../foundation/problem/problem.js';
import { PartnerError } from '../../partners/partner-error.js';
import { Processes } from '../../foundation/reactions/processes.js';
import { MoneyPartners, type AskedAnywhere } from './finance/money-partners.js';
import { PaymentActions } from './payment-actions.js';

/**
 * Runs a payment between shopper, shop and partner. The partner's responses, the shopper's return, webhooks and
 * timeouts all become commands on the payment's stream. It accepts them in any order and any number of times.
 */
@Injectable()
export class PaymentFlow {
  private readonly logger = new Logger('payment');

  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(PAYMENT_GATEWAY) private readonly gateway: PaymentGateway,
    @Inject(MoneyPartners) private readonly partners: Pick<MoneyPartners, 'start'>,
    @Inject(PaymentActions) private readonly actions: PaymentActions,
    @Inject(Processes) private readonly processes: Processes,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Requests the money from the partner. When it is captured follows from the payment's stream, not from the caller.
   */
  async start(asked: AskedAnywhere, context: CommandContext): Promise<PaymentState> {
    const { paymentId, method } = asked;
    const state = await this.commands.load(payment, paymentId);
    const { started } = state;
    if (started?.method !== method.type)
      throw new Error(`payment ${paymentId} was started by ${started?.method}, not by ${method.type}`);
    const request = { ...asked, capture: started.capture };
    return this.ask(paymentId, state, () => this.partners.start(request, paymentId), context);
  }

  /** Finds a payment. Null when it was never started. */
  async find(paymentId: Uuid): Promise<PaymentState | null> {
    const state = await this.commands.load(payment, paymentId);
    return state.phase === 'absent' ? null : state;
  }

  authoriseFree(paymentId: Uuid, context: CommandContext): Promise<PaymentState> {
    const command = {
      type: 'Authorise',
      pspReference: `free-${paymentId}`,
      stated: null,
      authorisedAt: this.clock.now(),
    } as const;
    return this.record(paymentId, command, context);
  }

  async submitDetails(paymentId: Uuid, details: PaymentDetails, context: CommandContext): Promise<PaymentState> {
    const key = derivedId(paymentId, JSON.stringify(details));
    const submit = async (): Promise<PaymentAnswer> => {
      const answer = ofThis(await this.gateway.submitDetails(details, key));
      if (!answer.action && !('paymentData' in details)) await this.actions.forget(paymentId);
      return answer;
    };
    return this.ask(paymentId, await this.commands.load(payment, paymentId), submit, context);
  }

  async cancel(paymentId: Uuid, context: CommandContext): Promise<PaymentState> {
    const refundId = derivedId(context.commandId, 'refund');
    return this.record(
      paymentId,
      { type: 'Cancel', reason: 'shopper', cancelledAt: this.clock.now(), refundId },
      context,
    );
  }

  /** Records a command and runs the process managers on its events. */
  async record(paymentId: Uuid, command: PaymentCommand, context: CommandContext): Promise<PaymentState> {
    const outcome = await this.commands.handle(payment, paymentId, command, context);
    if (!outcome.ok) this.logger.warn(`${command.type} on payment ${paymentId} was refused: ${outcome.rejection.type}`);
    else {
      if (outcome.events.some(({ type }) => type === 'PaymentDiffered'))
        this.logger.error(`payment ${paymentId}: the partner's books are not as ours; it lies with a person`);
      await this.processes.follow(outcome.events);
      // What this process has just written, and what its process managers wrote, is in memory.
      if (outcome.events.length > 0) return this.commands.loadCached(payment, paymentId);
    }
    return this.commands.load(payment, paymentId);
  }

  /** Asks the partner, unless the payment as it was just read is decided. */
  private async ask(
    paymentId: Uuid,
    before: PaymentState,
    call: () => Promise<PaymentAnswer>,
    context: CommandContext,
  ): Promise<PaymentState> {
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

  /** Creates the error for a browser that sends another payment's result, perhaps to get two orders for one payment. */
  private foreign(paymentId: Uuid): Problem {
    this.logger.error(`payment ${paymentId}: the browser sent the result of another payment; it was refused`);
    return new Problem(400, [{ field: 'details', code: 'PAYMENT_RESULT_FOREIGN', message: FOREIGN }]);
  }

  /** Records a failed call. When the outcome is unknown, the payment waits for the webhook or the timeout. */
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

/**
 * Uses only a response that names this payment, because the details came from the browser. The webhook decides the
 * rest.
 */
function ofThis(answer: PaymentAnswer): PaymentAnswer {
  return answer.merchantReference === null ? { ...answer, resultCode: 'Received' } : answer;
}

/** Returns the command for the partner's response (CHK-04). Null when the payment must wait for the webhook. */
function commandOf(answer: PaymentAnswer, now: Instant, commandId: Uuid): PaymentCommand | null {
  const { resultCode, pspReference, refusalReason, action, sum } = answer;
  const stated = sum && { ...sum, statementId: derivedId(commandId, 'told') };
  const refundId = derivedId(commandId, 'refund');
  switch (resultCode) {
    case 'Authorised':
      return pspReference ? { type: 'Authorise', pspReference, stated, authorisedAt: now } : null;
    case 'Refused':
      return { type: 'Refuse', pspReference, stated, reason: refusalReason ?? 'Refused', refusedAt: now };
    case 'Cancelled':
      return { type: 'Cancel', reason: 'shopper', cancelledAt: now, refundId };
    case 'Error':
    // A payment without a result code is an error, by card (SET-12) and by invoice (CHK-04).
    case null:
      return { type: 'Cancel', reason: 'error', cancelledAt: now, refundId };
    default:
      return action ? { type: 'RequireAction', action: action.type, pspReference } : null;
  }
}
