import { addDays, atStockholm, stockholmDate, type BusinessDate, type Instant } from '../../../domain/kernel/index.js';
import type { NotificationItem } from '../../../services/partners/adyen/webhook.js';
import type { LedgerEntry, RecordType } from '../ledger.js';
import type { SimulatorRecord } from '../state.js';
import { newSecret, type World } from '../world.js';

/**
 * The columns of Adyen's payment accounting report. The last two, with the references of modifications, are optional at
 * Adyen.
 */
const COLUMNS = [
  'Company Account',
  'Merchant Account',
  'Psp Reference',
  'Merchant Reference',
  'Payment Method',
  'Booking Date',
  'TimeZone',
  'Main Currency',
  'Main Amount',
  'Record Type',
  'Payment Currency',
  'Received (PC)',
  'Authorised (PC)',
  'Captured (PC)',
  'Modification Psp Reference',
  'Modification Merchant Reference',
] as const;

/** A day's report is ready at four o'clock the next morning. */
export function reportReadyAt(date: BusinessDate): Instant {
  return atStockholm(addDays(date, 1), '04:00');
}

export function reportName(date: BusinessDate): string {
  return `payments_accounting_report_${date.replaceAll('-', '_')}.csv`;
}

/** The records of a day in Stockholm time, as CSV. Null before the report is ready. */
export function reportOf({ state, now, merchantAccount }: World, date: BusinessDate): string | null {
  if (now().toISOString() < reportReadyAt(date)) return null;
  const entries = state.ledger.filter(({ bookedAt }) => stockholmDate(bookedAt) === date);
  return [COLUMNS.join(','), ...entries.map((entry) => line(entry, merchantAccount))].map((row) => `${row}\n`).join('');
}

function line(entry: LedgerEntry, merchantAccount: string): string {
  const { recordType, pspReference, reference, brand, currency, bookedAt } = entry;
  const amount = (entry.value / 100).toFixed(2);
  const [received, authorised, captured] = REGISTERS[recordType];
  const { text, zone } = wallClock(bookedAt);
  const register = (sign: number): string => (sign === 0 ? '' : sign < 0 ? `-${amount}` : amount);
  const money = [currency, register(received), register(authorised), register(captured)];
  return [
    `${merchantAccount}Company`,
    merchantAccount,
    pspReference,
    reference,
    brand,
    text,
    zone,
    currency,
    amount,
    recordType,
    ...money,
    entry.modificationPspReference,
    entry.modificationReference,
  ].join(',');
}

/** How a record of each type changes the three money columns: received, authorised, captured. */
const REGISTERS: Readonly<Record<RecordType, readonly [number, number, number]>> = {
  Received: [1, 0, 0],
  Authorised: [-1, 1, 0],
  Refused: [-1, 0, 0],
  Cancelled: [0, -1, 0],
  SentForSettle: [0, -1, 1],
  CaptureFailed: [0, 1, -1],
  SentForRefund: [0, 0, -1],
  RefundFailed: [0, 0, 1],
};

const CLOCK = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  dateStyle: 'short',
  timeStyle: 'medium',
});

function wallClock(at: Instant): { readonly text: string; readonly zone: 'CET' | 'CEST' } {
  const text = CLOCK.format(new Date(at));
  const hours = Math.round((Date.parse(`${text.replace(' ', 'T')}Z`) - Date.parse(at)) / 3_600_000);
  return { text, zone: hours === 2 ? 'CEST' : 'CET' };
}

/** The webhook that announces a finished report. Its reference is the name of the report's file. */
export function announcement(world: World, date: BusinessDate, url: string): readonly SimulatorRecord[] {
  const item: NotificationItem = {
    pspReference: reportName(date),
    originalReference: undefined,
    merchantReference: '',
    merchantAccountCode: world.merchantAccount,
    amount: { value: 0, currency: 'EUR' },
    eventCode: 'REPORT_AVAILABLE',
    eventDate: world.now().toISOString(),
    success: 'true',
    paymentMethod: null,
    reason: `${url}/MerchantAccount/${world.merchantAccount}/${reportName(date)}`,
    additionalData: {},
  };
  return [
    { type: 'reported', date },
    { type: 'webhook', id: newSecret(), item },
  ];
}
