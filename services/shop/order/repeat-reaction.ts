import type { RecordedEvent } from '../../../domain/kernel/index.js';
import type { OrderEvent, OrderPlaced, OrderStepRepeated } from '../../../domain/order/index.js';
import type { CaptureSent, PaymentEvent } from '../../../domain/payment/index.js';
import { parseStreamId, streamId } from '../../../domain/slices.js';
import type { EventStore, StoredEvent } from '../../foundation/event-store/port.js';
import { CAPTURE_AT_PARTNER } from '../payment/partner-reactions.js';
import type { Processes } from '../../foundation/reactions/processes.js';
import type { Reaction } from '../../foundation/reactions/reaction.js';
import type { Reactions } from '../../foundation/reactions/reactions.js';
import { isExternal, externalSteps } from './external-steps.js';

const MOVING: readonly string[] = ['PaymentAuthorised', 'OrderConfirmed', 'OrderDispatched'] satisfies (
  OrderEvent | PaymentEvent
)['type'][];
const CAPTURE: CaptureSent['type'] = 'CaptureSent';

/**
 * Repeats a step of an order when staff ask for it. Calls carry the same ids as the first time, so nothing is done
 * twice.
 */
export function repeatReaction(
  store: Pick<EventStore, 'readStream' | 'readStreams'>,
  processes: Pick<Processes, 'follow'>,
  reactions: Pick<Reactions, 'named'>,
): Reaction {
  return {
    name: 'repeat order step',
    eventTypes: ['OrderStepRepeated'] satisfies OrderStepRepeated['type'][],
    async react(event) {
      const { step } = (event as unknown as RecordedEvent<OrderStepRepeated>).data;
      const order = await store.readStream(event.streamId);
      if (!isExternal(step)) return moveOn(store, processes, reactions.named(CAPTURE_AT_PARTNER), order);
      const { reaction, eventType } = externalSteps[step];
      await reactions.named(reaction).react(required(order, eventType));
    },
  };
}

async function moveOn(
  store: Pick<EventStore, 'readStreams'>,
  processes: Pick<Processes, 'follow'>,
  capture: Reaction,
  order: readonly StoredEvent[],
): Promise<void> {
  const { paymentId } = (required(order, 'OrderPlaced') as unknown as RecordedEvent<OrderPlaced>).data;
  const streams = [order[0]?.streamId ?? '', streamId('payment', paymentId)];
  await processes.follow((await store.readStreams(streams)).filter(({ type }) => MOVING.includes(type)));
  const sent = (await store.readStreams(streams)).findLast(({ type }) => type === CAPTURE);
  if (sent) await capture.react(sent);
}

function required(events: readonly StoredEvent[], type: OrderEvent['type']): StoredEvent {
  const found = events.find((event) => event.type === type);
  if (found) return found;
  throw new Error(
    `${parseStreamId(events[0]?.streamId ?? '')?.key ?? 'the order'} has no ${type}: there is no such step`,
  );
}
