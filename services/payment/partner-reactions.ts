import { UnexpectedPhase, type RecordedEvent } from '../../domain/kernel/index.js';
import {
  payment,
  type CaptureRequested,
  type PaymentCancelled,
  type PaymentState,
  type RefundRequested,
} from '../../domain/payment/index.js';
import type { ReactionCommands } from '../command-handling/reaction-commands.js';
import type { StoredEvent } from '../event-store/port.js';
import type { PaymentGateway } from '../partners/adyen/gateway.js';
import { PartnerRefusal } from '../partners/partner-error.js';
import type { Reaction } from '../reactions/reaction.js';

/** What the payment's events ask of the partner; keys follow from the event, so a repetition moves no money. */
export function paymentPartnerReactions(commands: ReactionCommands, gateway: PaymentGateway): readonly Reaction[] {
  return [capture(commands, gateway), refund(commands, gateway), cancel(commands, gateway)];
}

function capture(commands: ReactionCommands, gateway: PaymentGateway): Reaction {
  return {
    name: 'capture at partner',
    eventTypes: ['CaptureRequested'] satisfies CaptureRequested['type'][],
    async react(event) {
      const { captureId, amount } = (event as unknown as RecordedEvent<CaptureRequested>).data;
      const { paymentId, state } = await paymentOf(event, commands);
      if (!state.pspReference) throw new UnexpectedPhase(event.type, state.phase);
      await orRefused(
        gateway.capture({ paymentId, pspReference: state.pspReference, modificationId: captureId, amount }, captureId),
        (reason) =>
          commands
            .reactingTo(event)
            .send(payment, paymentId, { type: 'FailCapture', captureId, reason }, 'refused by partner'),
      );
    },
  };
}

function refund(commands: ReactionCommands, gateway: PaymentGateway): Reaction {
  return {
    name: 'refund at partner',
    eventTypes: ['RefundRequested'] satisfies RefundRequested['type'][],
    async react(event) {
      const { refundId, amount, pspReference } = (event as unknown as RecordedEvent<RefundRequested>).data;
      const { paymentId } = await paymentOf(event, commands);
      await orRefused(
        gateway.refund({ paymentId, pspReference, modificationId: refundId, amount }, refundId),
        (reason) =>
          commands
            .reactingTo(event)
            .send(payment, paymentId, { type: 'FailRefund', refundId, reason }, 'refused by partner'),
      );
    },
  };
}

/** Releases a reservation, and closes an attempt whose answer was lost; nothing to release is no failure. */
function cancel(commands: ReactionCommands, gateway: PaymentGateway): Reaction {
  return {
    name: 'cancel at partner',
    eventTypes: ['PaymentCancelled'] satisfies PaymentCancelled['type'][],
    async react(event) {
      const { paymentId, state } = await paymentOf(event, commands);
      await orRefused(
        gateway.cancel({ paymentId, pspReference: state.pspReference }, event.eventId),
        async () => undefined,
      );
    },
  };
}

async function paymentOf(
  event: StoredEvent,
  commands: ReactionCommands,
): Promise<{ paymentId: string; state: PaymentState }> {
  const reacting = commands.reactingTo(event);
  return { paymentId: reacting.key, state: await reacting.state(payment) };
}

/** A refusal is final; every other failure is thrown on, to be tried again. */
async function orRefused(call: Promise<unknown>, refused: (reason: string) => Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof PartnerRefusal)) throw error;
    await refused(error.message);
  }
}
