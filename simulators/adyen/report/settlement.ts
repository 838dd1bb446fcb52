import { addDays, atStockholm, share, stockholmDate, type BusinessDate } from '../../../domain/kernel/index.js';
import type { LedgerEntry, RecordType } from '../ledger.js';
import type { World } from '../world.js';
import { reportReadyAt } from './report.js';

/** Columns of Adyen's settlement details report. The references of modifications are optional at Adyen. */
const COLUMNS = [
  'Company Account',
  'Merchant Account',
  'Psp Reference',
  'Merchant Reference',
  'Payment Method',
  'Creation Date',
  'TimeZone',
  'Type',
  'Modification Reference',
  'Gross Currency',
  'Gross Debit (GC)',
  'Gross Credit (GC)',
  'Exchange Rate',
  'Net Currency',
  'Net Debit (NC)',
  'Net Credit (NC)',
  'Commission (NC)',
  'Markup (NC)',
  'Modification Merchant Reference',
  'Batch Number',
] as const;

/** How each booking settles: its type in the report, and the direction of its money. */
const SETTLES: Readonly<Partial<Record<RecordType, readonly [string, 1 | -1]>>> = {
  SentForSettle: ['Settled', 1],
  CaptureFailed: ['SettledReversed', -1],
  SentForRefund: ['Refunded', -1],
  RefundFailed: ['RefundedReversed', 1],
};
/** The partner takes a fixed commission for each settled payment, and a markup in hundredths of a percent. */
const COMMISSION = 25;
const MARKUP = 95;

/** The batch of a day with money is paid out the next morning. Batches count from 1. Null before it is ready. */
export function settlementOf(world: World, number: number): string | null {
  const moved = world.state.ledger.filter(({ recordType }) => SETTLES[recordType]);
  const day = [...new Set(moved.map(({ bookedAt }) => stockholmDate(bookedAt)))].sort()[number - 1];
  if (!day || world.now().toISOString() < reportReadyAt(day)) return null;
  const entries = moved.filter(({ bookedAt }) => stockholmDate(bookedAt) === day);
  const rows = entries.map((entry) => line(world, entry, number));
  const net = entries.reduce((sum, entry) => sum + netOf(entry), 0);
  return [COLUMNS.join(','), ...rows, payout(world, addDays(day, 1), net, number)].map((row) => `${row}\n`).join('');
}

function netOf(entry: LedgerEntry): number {
  const [type, sign] = SETTLES[entry.recordType] ?? ['', 1];
  const { commission, markup } = feesOf(type, entry.value);
  return sign * entry.value - commission - markup;
}

function feesOf(type: string, value: number) {
  return type === 'Settled'
    ? { commission: COMMISSION, markup: share(value, MARKUP, 10_000) }
    : { commission: 0, markup: 0 };
}

function line({ merchantAccount }: World, entry: LedgerEntry, number: number): string {
  const { recordType, pspReference, reference, brand, currency, value, bookedAt } = entry;
  const [type, sign] = SETTLES[recordType] ?? ['', 1];
  const { commission, markup } = feesOf(type, value);
  const about = [`${merchantAccount}Company`, merchantAccount, pspReference, reference, brand];
  const when = [`${stockholmDate(bookedAt)} 12:00:00`, 'CET', type, entry.modificationPspReference];
  const money = [currency, ...debitCredit(sign * value), '1', currency, ...debitCredit(netOf(entry))];
  return [...about, ...when, ...money, kr(commission), kr(markup), entry.modificationReference, number].join(',');
}

/** The last row pays out what the others sum to. */
function payout({ merchantAccount }: World, on: BusinessDate, net: number, number: number): string {
  const about = [`${merchantAccount}Company`, merchantAccount, '', '', ''];
  const zone = atStockholm(on, '12:00').endsWith('T10:00:00.000Z') ? 'CEST' : 'CET';
  const money = ['', '', '', '', 'SEK', ...debitCredit(-net)];
  return [...about, `${on} 04:00:00`, zone, 'MerchantPayout', '', ...money, '', '', '', number].join(',');
}

function debitCredit(amount: number): readonly [string, string] {
  return amount < 0 ? [kr(-amount), ''] : ['', kr(amount)];
}

function kr(amount: number): string {
  return (amount / 100).toFixed(2);
}
