import type { CustomerErased, CustomerIdentified, ProfileUpdated } from '../../domain/customer/events.js';
import { isForgotten, type RecordedEvent, type Uuid } from '../../domain/kernel/index.js';
import type { MemberRegistered } from '../../domain/member/events.js';
import type { OrderDispatched, OrderPlaced } from '../../domain/order/events.js';
import { parseStreamId } from '../../domain/slices.js';
import { projection, type Projection, type RowKey } from '../runner/projection.js';
import { forgotten, forgottenKeys, isForgottenRow } from './forgotten-rows.js';
import { lookupValue, type Fingerprint } from './normalise.js';
import { lookupTable, type LookupKind, type LookupRow } from './table.js';

type KnowingEvent = CustomerIdentified | ProfileUpdated | MemberRegistered | OrderPlaced | OrderDispatched;
type LookupEvent = KnowingEvent | CustomerErased;

interface Known {
  readonly customerId: Uuid | null;
  readonly orderId: Uuid | null;
  /** The identifying values in the event. A value is undefined when the event does not change it. */
  readonly values: Partial<Record<LookupKind, string>>;
}

/**
 * Lets staff find a customer or an order by what a caller tells them. The hash function is a parameter, because its key
 * is secret. An erased value removes its row.
 */
export function customerLookupProjection({
  fingerprint,
}: {
  readonly fingerprint: Fingerprint;
}): Projection<LookupRow> {
  const found = (row: LookupRow | undefined, event: RecordedEvent<KnowingEvent>, [kind]: RowKey): LookupRow | null => {
    if (isForgottenRow(row)) return row;
    const { customerId, orderId, values } = known(event);
    const text = values[kind as LookupKind];
    if (text === undefined || text === '' || isForgotten(text)) return null;
    const value = lookupValue(fingerprint, kind as LookupKind, text);
    return { kind: kind as LookupKind, stream_id: event.streamId, value, customer_id: customerId, order_id: orderId };
  };
  return projection<LookupRow, LookupEvent>({
    name: 'customer-lookup',
    version: 1,
    table: lookupTable,
    keys: (event) =>
      event.type === 'CustomerErased'
        ? forgottenKeys(event.data)
        : Object.keys(known(event).values).map((kind) => [kind, event.streamId]),
    on: {
      CustomerIdentified: found,
      ProfileUpdated: found,
      MemberRegistered: found,
      OrderPlaced: found,
      OrderDispatched: found,
      CustomerErased: forgotten,
    },
  });
}

function known(event: RecordedEvent<KnowingEvent>): Known {
  switch (event.type) {
    case 'CustomerIdentified':
      return { customerId: event.data.customerId, orderId: null, values: { 'person-number': event.data.personNumber } };
    case 'ProfileUpdated':
      return { customerId: event.data.customerId, orderId: null, values: profileValues(event.data) };
    case 'MemberRegistered':
      return { customerId: event.data.customerId, orderId: null, values: memberValues(event.data) };
    case 'OrderPlaced':
      return { customerId: event.data.customerId, orderId: event.data.orderId, values: orderValues(event.data) };
    case 'OrderDispatched':
      return {
        customerId: null,
        orderId: parseStreamId(event.streamId)?.key ?? null,
        values: { 'tracking-number': event.data.trackingNumber },
      };
  }
}

/**
 * The identifying values in a profile update. After an erasure `profile` is FORGOTTEN as a whole, but `changed` still
 * names the fields.
 */
function profileValues({ profile, changed }: ProfileUpdated['data']): Known['values'] {
  const forgotten = isForgotten(profile);
  const of = (field: 'email' | 'mobileNumber'): string | undefined => (forgotten ? '' : profile[field]);
  return {
    ...(changed.includes('email') && { email: of('email') ?? '' }),
    ...(changed.includes('mobileNumber') && { phone: of('mobileNumber') ?? '' }),
  };
}

function memberValues({ memberNumber, email, mobileNumber }: MemberRegistered['data']): Known['values'] {
  return { 'member-number': memberNumber, email, phone: mobileNumber };
}

function orderValues({ orderNumber, contact }: OrderPlaced['data']): Known['values'] {
  if (isForgotten(contact)) return { 'order-number': orderNumber, email: '', phone: '' };
  return { 'order-number': orderNumber, email: contact.email, phone: contact.phoneNumber };
}
