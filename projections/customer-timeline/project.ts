import { cartEvents, type CartEvent } from '../../domain/cart/events.js';
import { customerEvents, type CustomerEvent } from '../../domain/customer/events.js';
import type { RecordedEvent } from '../../domain/kernel/index.js';
import { membershipEvents, type MembershipEvent } from '../../domain/membership/events.js';
import { orderEvents, type OrderEvent } from '../../domain/order/events.js';
import { paymentEvents, type PaymentEvent } from '../../domain/payment/events.js';
import { staffAccessEvents, type StaffAccessEvent } from '../../domain/staff-access/events.js';
import type { Projection } from '../runner/projection.js';
import { timelineTable, type TimelineRow } from './table.js';

type TimelineEvent = CartEvent | CustomerEvent | MembershipEvent | OrderEvent | PaymentEvent | StaffAccessEvent;

const definitions = {
  ...cartEvents,
  ...customerEvents,
  ...membershipEvents,
  ...orderEvents,
  ...paymentEvents,
  ...staffAccessEvents,
};

/** Every event of the streams a customer can own, in one list. */
export const timelineProjection: Projection<TimelineRow> = {
  name: 'customer-timeline',
  version: 1,
  table: timelineTable,
  types: Object.keys(definitions),
  appendOnly: true,
  keys: ({ streamId, revision }) => [[streamId, String(revision)]],
  project: (_row, event) => entry(event as RecordedEvent<TimelineEvent>),
};

function entry(event: RecordedEvent<TimelineEvent>): TimelineRow {
  const [transaction, sequence] = event.position.split('/') as [string, string];
  return {
    stream_id: event.streamId,
    revision: event.revision,
    event_id: event.eventId,
    position_transaction: Number(transaction),
    position_sequence: Number(sequence),
    type: event.type,
    effective_at: event.effectiveAt,
    recorded_at: event.recordedAt,
    actor_kind: event.actor.kind,
    actor_id: event.actor.id,
    command_id: event.commandId,
    correlation_id: event.correlationId,
    causation_id: event.causationId,
    subject_customer_id: event.type === 'CustomerViewed' ? event.data.customerId : null,
  };
}
