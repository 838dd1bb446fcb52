import type { BusinessDate } from '../../kernel/index.js';
import type { Interval, Prescription } from '../rules/index.js';
import type { PrescriptionState } from '../state.js';
import type { OrderedArticle } from './ordered.js';

/** What was handed out last, and as it was prescribed then. */
export interface LastTime {
  /** Null where the register alone knows of it, and gives no day. */
  readonly on: BusinessDate | null;
  readonly article: OrderedArticle;
  readonly dosage: string;
  readonly interval: Interval | null;
}

export type ChangeSince =
  | { readonly what: 'dosage' | 'strength' | 'article'; readonly before: string; readonly now: string }
  | { readonly what: 'interval'; readonly before: Interval | null; readonly now: Interval | null };

/** The latest dispensing of this pharmacy from this prescription. Null before the first. */
export function lastTimeHere({ dispensings }: Pick<PrescriptionState, 'dispensings'>): LastTime | null {
  const all = Object.values(dispensings).flatMap(({ dispensedOn: on, record, asPrescribed }) =>
    on && record && asPrescribed
      ? [{ on, article: record.article, dosage: asPrescribed.dosage, interval: asPrescribed.interval }]
      : [],
  );
  return all.toSorted((one, other) => one.on.localeCompare(other.on)).at(-1) ?? null;
}

/** What another pharmacy handed out, as far as the register says it. Null when nothing was. */
export function lastTimeElsewhere({ withdrawals, article, dosage, interval }: Prescription): LastTime | null {
  return withdrawals.lastOn === null ? null : { on: withdrawals.lastOn, article, dosage, interval };
}

/** What a pharmacist must look at: dose, strength, interval and product, where they differ from the last time. */
export function changesSince(
  last: LastTime,
  now: Pick<Prescription, 'dosage' | 'interval'> & { readonly article: OrderedArticle },
): readonly ChangeSince[] {
  const changes: ChangeSince[] = [];
  if (last.dosage !== now.dosage) changes.push({ what: 'dosage', before: last.dosage, now: now.dosage });
  if (last.article.strength !== now.article.strength)
    changes.push({ what: 'strength', before: last.article.strength, now: now.article.strength });
  if (last.interval?.count !== now.interval?.count || last.interval?.unit !== now.interval?.unit)
    changes.push({ what: 'interval', before: last.interval, now: now.interval });
  if (last.article.varuId !== now.article.varuId)
    changes.push({ what: 'article', before: last.article.name, now: now.article.name });
  return changes;
}

/** The prescription before this one in the same chain, by the day of its last withdrawal (RX-04). */
export function previousOfChain(own: Prescription, all: readonly Prescription[]): Prescription | null {
  if (!own.chainId) return null;
  const chain = all.filter((each) => each.chainId === own.chainId && each.ordinationId !== own.ordinationId);
  const used = chain.filter(({ withdrawals }) => withdrawals.lastOn !== null);
  return used.toSorted((one, other) => lastOn(one).localeCompare(lastOn(other))).at(-1) ?? null;
}

function lastOn({ withdrawals }: Prescription): string {
  return withdrawals.lastOn ?? '';
}
