import type { CartMerged, PrescriptionRowEvent } from '../../../domain/cart/index.js';
import type { CustomerErased, CustomerIdentified } from '../../../domain/customer/index.js';
import type { HealthDataShown } from '../../../domain/health-look/index.js';
import type { HighCostAccountReceived } from '../../../domain/high-cost-account/index.js';
import {
  FORGOTTEN,
  isForgotten,
  maskPersonNumber,
  parsePersonNumber,
  type RecordedEvent,
} from '../../../domain/kernel/index.js';
import type { OrderPlaced } from '../../../domain/order/index.js';
import type { PrescriptionEvent, PrescriptionReceived } from '../../../domain/prescription/index.js';
import type { ReminderEvent } from '../../../domain/reminder/index.js';
import type { Staff } from '../../access/staff/staff.js';
import type { HealthContents } from '../contract/health-contents.js';

const ROW_CHANGES = [
  'PrescriptionRowAdded',
  'PrescriptionPackagesSet',
  'PrescriptionMessageGiven',
  'PrescriptionRowRepriced',
] as const satisfies readonly PrescriptionRowEvent['type'][];

/** The fields with health data that only a pharmacist sees, by event. */
const SEALED: ReadonlyMap<string, string> = new Map([
  ['PrescriptionReceived' satisfies PrescriptionReceived['type'], 'prescription'],
  ['OtherPatientLearned' satisfies PrescriptionEvent['type'], 'patient'],
  ['ReminderPlanned' satisfies ReminderEvent['type'], 'about'],
  ['ReminderCancelled' satisfies ReminderEvent['type'], 'watched'],
  ['ReminderLeft' satisfies ReminderEvent['type'], 'watched'],
  ['DeathLearned' satisfies ReminderEvent['type'], 'person'],
  ['HighCostAccountReceived' satisfies HighCostAccountReceived['type'], 'account'],
  ['WithdrawalHeld' satisfies PrescriptionEvent['type'], 'ordered'],
  ['WithdrawalChecked' satisfies PrescriptionEvent['type'], 'findings'],
  ['ExchangeDecided' satisfies PrescriptionEvent['type'], 'decision'],
  ['ColleagueAsked' satisfies PrescriptionEvent['type'], 'question'],
  ['ColleagueAnswered' satisfies PrescriptionEvent['type'], 'answer'],
  ['MedicineDispensed' satisfies PrescriptionEvent['type'], 'record'],
  ['WithdrawalRefused' satisfies PrescriptionEvent['type'], 'refusal'],
  ['RecallNotified' satisfies PrescriptionEvent['type'], 'notice'],
  // The words of a pharmacist may tell of a medicine. Only the customer reads them.
  ['HealthDataShown' satisfies HealthDataShown['type'], 'reason'],
  ['OrderPlaced' satisfies OrderPlaced['type'], 'prescriptions'],
  ['CartMerged' satisfies CartMerged['type'], 'prescriptions'],
  ...ROW_CHANGES.map((type) => [type, 'prescription'] as const),
]);

/**
 * Masks person numbers, which are shown only on a recorded request (SUP-01), and the contents of prescriptions and
 * high-cost accounts. For an erased customer it also hides receivers and contents of orders, which are kept for the
 * bookkeeping only (LAW-09).
 * @param healthOpened whether a pharmacist opened the contents of prescriptions
 */
export function maskEvents(
  events: readonly RecordedEvent[],
  erased = isErased(events),
  healthOpened = false,
): readonly RecordedEvent[] {
  return events.map((event) => {
    if (event.type === 'CustomerIdentified') return masked(event as RecordedEvent<CustomerIdentified>);
    const closed = healthOpened ? event : withoutHealth(event);
    return erased && event.type === 'OrderPlaced' ? withoutBookkeeping(closed as RecordedEvent<OrderPlaced>) : closed;
  });
}

/** A field that is null holds nothing: an order without prescriptions must not look as if it had some. */
function withoutHealth(event: RecordedEvent): RecordedEvent {
  const sealed = SEALED.get(event.type);
  const data = event.data as Readonly<Record<string, unknown>>;
  if (!sealed || (data[sealed] ?? null) === null) return event;
  return { ...event, data: { ...data, [sealed]: FORGOTTEN } };
}

/**
 * What of prescriptions this staff member may see. It is never `open`, because opening them is a look of its own. After an
 * erasure no look could name its reason, so nothing is opened here.
 */
export function healthContents(events: readonly RecordedEvent[], { role }: Pick<Staff, 'role'>): HealthContents {
  if (isErased(events) || !events.some((event) => withoutHealth(event) !== event)) return 'absent';
  return role === 'pharmacist' ? 'openable' : 'sealed';
}

export function isErased(events: readonly RecordedEvent[]): boolean {
  return events.some(({ type }) => type === ('CustomerErased' satisfies CustomerErased['type']));
}

function masked(event: RecordedEvent<CustomerIdentified>): RecordedEvent {
  const { personNumber } = event.data;
  if (isForgotten(personNumber)) return event;
  const parsed = parsePersonNumber(personNumber);
  return { ...event, data: { ...event.data, personNumber: parsed ? maskPersonNumber(parsed) : '****' } };
}

function withoutBookkeeping(event: RecordedEvent<OrderPlaced>): RecordedEvent {
  return { ...event, data: { ...event.data, contact: FORGOTTEN, lines: FORGOTTEN, shelfKey: FORGOTTEN } };
}
