import type { Fact, RecordedEvent, RuleBehind } from '../kernel/index.js';
import type { History, Moment } from './history.js';
import { behindGone, valuesOf, type ShownValue } from './shown-streams.js';

/** The reason for a value at a moment (SUP-09). */
export interface Why {
  /** Null where the moment has no such value. */
  readonly value: Fact;
  readonly rule: RuleBehind | null;
  /** The events behind it, oldest first, with each one's addend where the value is a sum. */
  readonly events: readonly { readonly event: RecordedEvent; readonly added: number | null }[];
}

type Asked = Pick<ShownValue, 'value' | 'rule' | 'behind' | 'adds'>;

/**
 * Explains a value at a moment. `path` is the path of a difference: "member/balance", "orders/{orderId}/payment",
 * "carts/{cartId}/lines/{varuId}". Without events when no event made the path.
 */
export function whyAt(history: History, moment: Moment, path: string): Why {
  const { value, rule, behind, adds } = askedFor(moment, path);
  const events = history.events.slice(0, moment.step).filter(behind);
  return { value, rule, events: events.map((event) => ({ event, added: adds?.(event) ?? null })) };
}

/** A present value knows its events; for a vanished value its slice does. */
function askedFor({ streams, instant }: Moment, path: string): Asked {
  for (const stream of instant === null ? [] : streams) {
    const found = valuesOf(stream, instant ?? '').find((value) => value.path === path);
    if (found) return found;
  }
  const gone = streams.map((stream) => behindGone(stream, path)).find((behind) => behind !== null);
  return { value: null, rule: null, behind: gone ?? (() => false) };
}
