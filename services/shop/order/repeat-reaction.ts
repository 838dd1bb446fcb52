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
      for (const due of required(order, eventType)) await reactions.named(reaction).react(due);
    },
  };
}

async function moveOn(
  store: Pick<EventStore, 'readStreams'>,
  processes: Pick<Processes, 'follow'>,
  capture: Reaction,
  order: readonly StoredEvent[],
): Promise<void> {
  const [placed] = required(order, 'OrderPlaced');
  const { paymentId } = (placed as unknown as RecordedEvent<OrderPlaced>).data;
  const streams = [order[0]?.streamId ?? '', streamId('payment', paymentId)];
  await processes.follow((await store.readStreams(streams)).filter(({ type }) => MOVING.includes(type)));
  // Each parcel has a capture of its own. One that the partner has answered is not sent again.
  for (const sent of await store.readStreams(streams)) if (sent.type === CAPTURE) await capture.react(sent);
}

/** The events of a type: an order in several parcels has several of some. @throws when there is none */
function required(events: readonly StoredEvent[], type: OrderEvent['type']): readonly StoredEvent[] {
  const found = events.filter((event) => event.type === type);
  if (found.length > 0) return found;
  throw new Error(
    `${parseStreamId(events[0]?.streamId ?? '')?.key ?? 'the order'} has no ${type}: there is no such step`,
  );
}
