import type { Fact, RecordedEvent, RuleBehind } from '../kernel/index.js';
import type { History, Moment } from './history.js';
import { behindGone, valuesOf, type ShownValue } from './shown-streams.js';

/** The explanation of a value at a moment (SUP-09). */
export interface Why {
  /** The kind and the name of the value. Null where the moment has no such value. */
  readonly of: Pick<ShownValue, 'kind' | 'name'> | null;
  /** Null where the moment has no such value. */
  readonly value: Fact;
  readonly rule: RuleBehind | null;
  /** The events behind the value, oldest first. When the value is a sum, `added` is the part that the event added. */
  readonly events: readonly { readonly event: RecordedEvent; readonly added: number | null }[];
}

type Asked = Pick<ShownValue, 'value' | 'rule' | 'behind' | 'adds'> & Partial<NonNullable<Why['of']>>;

/**
 * Explains a value at a moment. `path` is, for example, "member/balance", "orders/{orderId}/payment" or
 * "carts/{cartId}/lines/{varuId}". `events` is empty when no event affected the path.
 */
export function whyAt(history: History, moment: Moment, path: string): Why {
  const { kind, name = '', value, rule, behind, adds } = askedFor(moment, path);
  const events = history.events.slice(0, moment.step).filter(behind);
  const of = kind ? { kind, name } : null;
  return { of, value, rule, events: events.map((event) => ({ event, added: adds?.(event) ?? null })) };
}

/** Finds a value and the events behind it. For a value that no longer exists, its slice selects the events. */
function askedFor({ streams, instant }: Moment, path: string): Asked {
  for (const stream of instant === null ? [] : streams) {
    const found = valuesOf(stream, instant ?? '').find((value) => value.path === path);
    if (found) return found;
  }
  const gone = streams.map((stream) => behindGone(stream, path)).find((behind) => behind !== null);
  return { value: null, rule: null, behind: gone ?? (() => false) };
}
