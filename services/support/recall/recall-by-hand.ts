import { parseArgs } from 'node:util';

import { stockholmDate, type BusinessDate } from '../../../domain/kernel/index.js';
import { product, type Withdrawal } from '../../../domain/product/index.js';
import { catchUpCatalogue } from '../../shop/catalogue/stocking/catch-up.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { Platform } from '../../foundation/platform/platform.js';
import { LookLog } from '../audit/look-log.js';
import { ordersWith, type Sought } from './orders-with.js';
import { texts } from './texts.js';

export interface RecallRequest {
  readonly varuId: string;
  readonly reason: string;
  /** The recall text for buyers. Null when the orders are only listed. */
  readonly notice: string | null;
  readonly from: BusinessDate | null;
  readonly to: BusinessDate | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const EARLIEST = '2000-01-01';

/** Parses the arguments. @throws Error with one line on the correct usage */
export function recallRequestFrom(words: readonly string[]): RecallRequest {
  const { values, positionals } = read(words);
  const [varuId = '', ...more] = positionals;
  const { reason = '', notice, from, to } = values;
  const days = [from, to].filter((day) => day !== undefined);
  if (!/^\d{6}$/.test(varuId) || more.length > 0 || days.some((day) => !isDay(day))) throw new Error(texts.usage);
  if (reason.trim().length < 3 || notice?.trim() === '') throw new Error(texts.usage);
  if (from !== undefined && to !== undefined && to < from) throw new Error(texts.turnedRound(from, to));
  return { varuId, reason, notice: notice ?? null, from: from ?? null, to: to ?? null };
}

function read(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { reason: text, notice: text, from: text, to: text },
    });
  } catch {
    throw new Error(texts.usage);
  }
}

function isDay(day: string): boolean {
  return DAY.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
}

/** Lists the orders with the article, without names and addresses. It first ends the sale if that was requested. */
export async function recallByHand(platform: Platform, request: RecallRequest, operator: string): Promise<string> {
  const { varuId, notice } = request;
  const { commands, clock, db, store } = platform;
  const operatorId = derivedId('operator', operator);
  const today = stockholmDate(clock.now());
  if (notice !== null) {
    const context = newContext({ kind: 'staff', id: operatorId });
    const command = { type: 'Withdraw', reason: 'recall', on: today, notice } as const;
    const outcome = await commands.handle(product, varuId, command, context);
    if (!outcome.ok) throw new Error(texts.unknown(varuId));
    await catchUpCatalogue(platform);
  }
  const { description, withdrawn } = await commands.load(product, varuId);
  if (!description) throw new Error(texts.unknown(varuId));
  await recordLook(platform, request, { operator, operatorId });
  const sought: Sought = { varuId, from: request.from ?? EARLIEST, to: request.to ?? today };
  return reportOf(`${varuId} ${description.name}`, withdrawn, await ordersWith({ db, store }, sought));
}

/** Records the list in the audit log before it is shown, because buyers of a medicine reveal their health. */
function recordLook(
  { commands, clock }: Platform,
  { varuId, reason }: RecallRequest,
  { operator, operatorId }: { readonly operator: string; readonly operatorId: string },
): Promise<void> {
  return new LookLog(commands).record({
    ...{ at: clock.now(), staffId: operatorId, staffName: operator, role: 'operator' },
    ...{ desk: 'recall', call: 'orders', outcome: 'shown', refusal: null },
    ...{ subject: { kind: 'product', id: varuId }, item: null, reason, sought: [], found: [] },
  });
}

function reportOf(name: string, withdrawn: Withdrawal | null, orders: Awaited<ReturnType<typeof ordersWith>>): string {
  return [
    withdrawn ? texts.withdrawn(name, withdrawn) : texts.sold(name),
    ...orders.map(texts.order),
    texts.sum(orders),
  ].join('\n');
}
