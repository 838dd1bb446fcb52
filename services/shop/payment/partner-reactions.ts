import { UnexpectedPhase, type RecordedEvent } from '../../../domain/kernel/index.js';
import {
  findCapture,
  payment,
  type CaptureSent,
  type PaymentCancelled,
  type PaymentCommand,
  type PaymentState,
  type RefundSent,
  type RestReleaseRequested,
  type ReversalSent,
} from '../../../domain/payment/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { Reacting, ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import { attemptKey, releaseKey } from '../../partners/adyen/reference.js';
import { PartnerRefusal } from '../../partners/partner-error.js';
import type { BilledLines } from './billed-lines.js';
import type { MoneyPartners } from './finance/money-partners.js';
import type { Reaction } from '../../foundation/reactions/reaction.js';

export const CAPTURE_AT_PARTNER = 'capture at partner';

interface Partner {
  readonly commands: ReactionCommands;
  readonly partners: Pick<MoneyPartners, 'of'>;
  readonly lines: Pick<BilledLines, 'of'>;
  readonly clock: Clock;
}

/**
 * Creates the reactions that call the partner of each payment. Idempotency keys are derived from the attempt, so a retry moves
 * no money.
 */
export function paymentPartnerReactions(
  commands: ReactionCommands,
  partners: Pick<MoneyPartners, 'of'>,
  lines: Pick<BilledLines, 'of'>,
  clock: Clock,
): readonly Reaction[] {
  const partner = { commands, partners, lines, clock };
  return [capture(partner), refund(partner), reverse(partner), cancel(partner), releaseRest(partner)];
}

function capture({ commands, partners, lines, clock }: Partner): Reaction {
  return {
    name: CAPTURE_AT_PARTNER,
    eventTypes: ['CaptureSent'] satisfies CaptureSent['type'][],
    async react(event) {
      const { captureId, attempt } = (event as unknown as RecordedEvent<CaptureSent>).data;
      const { reacting, paymentId, state } = await paymentOf(event, commands);
      const { pspReference } = state;
      const asked = findCapture(state, captureId);
      if (!asked || !pspReference) throw new UnexpectedPhase(event.type, state.phase);
      if (isAnswered(asked, attempt)) return;
      const { amount } = asked;
      const lineItems = await lines.of(state, captureId, amount);
      await orRefused(
        partners
          .of(state)
          .capture(
            { paymentId, pspReference, modificationId: captureId, attempt, amount, lineItems },
            attemptKey(captureId, attempt),
          ),
        (reason) =>
          refused(reacting, { type: 'FailCapture', captureId, attempt, stated: null, reason, failedAt: clock.now() }),
      );
    },
  };
}

function refund({ commands, partners, lines, clock }: Partner): Reaction {
  return {
    name: 'refund at partner',
    eventTypes: ['RefundSent'] satisfies RefundSent['type'][],
    async react(event) {
      const { refundId, attempt } = (event as unknown as RecordedEvent<RefundSent>).data;
      const { reacting, paymentId, state } = await paymentOf(event, commands);
      const asked = state.refunds.find((each) => each.refundId === refundId);
      if (!asked) throw new UnexpectedPhase(event.type, 'without the refund');
      if (isAnswered(asked, attempt)) return;
      const { amount, pspReference } = asked;
      const lineItems = await lines.of(state, refundId, amount);
      await orRefused(
        partners
          .of(state)
          .refund(
            { paymentId, pspReference, modificationId: refundId, attempt, amount, lineItems },
            attemptKey(refundId, attempt),
          ),
        (reason) =>
          refused(reacting, { type: 'FailRefund', refundId, attempt, stated: null, reason, failedAt: clock.now() }),
      );
    },
  };
}

function reverse({ commands, partners, clock }: Partner): Reaction {
  return {
    name: 'reverse at partner',
    eventTypes: ['ReversalSent'] satisfies ReversalSent['type'][],
    async react(event) {
      const { reversalId, attempt } = (event as unknown as RecordedEvent<ReversalSent>).data;
      const { reacting, paymentId, state } = await paymentOf(event, commands);
      const asked = state.reversals.find((each) => each.reversalId === reversalId);
      if (!asked) throw new UnexpectedPhase(event.type, 'without the reversal');
      if (isAnswered(asked, attempt)) return;
      const { pspReference } = asked;
      await orRefused(
        partners
          .of(state)
          .reverse({ paymentId, pspReference, modificationId: reversalId, attempt }, attemptKey(reversalId, attempt)),
        (reason) => refused(reacting, { type: 'FailReversal', reversalId, attempt, reason, failedAt: clock.now() }),
      );
    },
  };
}

/**
 * Cancels a payment that the shopper left or whose response was lost. A payment that is already closed at the partner
 * is no failure.
 */
function cancel({ commands, partners }: Partner): Reaction {
  return {
    name: 'cancel at partner',
    eventTypes: ['PaymentCancelled'] satisfies PaymentCancelled['type'][],
    async react(event) {
      const { paymentId, state } = await paymentOf(event, commands);
      // An authorised payment is released by a reversal, whose result is tracked. A plain cancel has no such result.
      if (state.authorisedAt) return;
      await orRefused(partners.of(state).cancel({ paymentId }, event.eventId), async () => undefined);
    },
  };
}

/**
 * Releases what no capture needs, after all captures. If the partner refuses, the rest is already released or has
 * expired: a reservation never outlives its term at the bank.
 */
function releaseRest({ commands, partners }: Partner): Reaction {
  return {
    name: 'release rest at partner',
    eventTypes: ['RestReleaseRequested'] satisfies RestReleaseRequested['type'][],
    async react(event) {
      const { releaseId, pspReference } = (event as unknown as RecordedEvent<RestReleaseRequested>).data;
      const { paymentId, state } = await paymentOf(event, commands);
      const request = { paymentId, pspReference, modificationId: releaseId, attempt: 1 };
      await orRefused(partners.of(state).releaseRest(request, releaseKey(releaseId)), async () => undefined);
    },
  };
}

/**
 * Whether the partner has already responded. Such a request is not sent again, because the partner may have forgotten
 * its idempotency key.
 */
function isAnswered(asked: { readonly attempt: number; readonly status: string }, attempt: number): boolean {
  return asked.attempt !== attempt || asked.status !== 'requested';
}

async function paymentOf(
  event: StoredEvent,
  commands: ReactionCommands,
): Promise<{ reacting: Reacting; paymentId: string; state: PaymentState }> {
  const reacting = commands.reactingTo(event);
  return { reacting, paymentId: reacting.key, state: await reacting.state(payment) };
}

function refused(reacting: Reacting, command: PaymentCommand): Promise<unknown> {
  return reacting.send(payment, reacting.key, command, 'refused by partner');
}

/**
 * Handles a refusal as the end of the attempt. Any other failure is rethrown, and the call is retried with the same
 * idempotency key.
 */
async function orRefused(call: Promise<unknown>, whenRefused: (reason: string) => Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof PartnerRefusal)) throw error;
    await whenRefused(error.message);
  }
}
