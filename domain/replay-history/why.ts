import type { Fact, RecordedEvent, RuleBehind } from '../kernel/index.js';
import type { MembershipEvent } from '../membership/events.js';
import { inspection } from '../membership/inspect.js';
import type { History, Moment } from './history.js';
import { streamId } from '../slices.js';

type Chooses = (event: RecordedEvent) => boolean;

/** Why a value is what it is at a moment (SUP-09). */
export interface Why {
  /** Null where there is no such value at the moment, or its slice does not say. */
  readonly value: Fact;
  readonly rule: RuleBehind | null;
  /** The events that made it, oldest first; what each added, where the value is a sum. */
  readonly events: readonly { readonly event: RecordedEvent; readonly added: number | null }[];
}

interface Asked {
  readonly value: Fact;
  readonly rule: RuleBehind | null;
  readonly behind: Chooses;
  readonly adds?: ((event: RecordedEvent) => number) | undefined;
}

const NOTHING: Asked = { value: null, rule: null, behind: () => false };

/**
 * Explains a value at a moment. `path` is that of a difference between two moments: "member/balance",
 * "orders/{orderId}/payment", "carts/{cartId}/lines/{varuId}". No events for a path that nothing recorded made.
 */
export function whyAt(history: History, moment: Moment, path: string): Why {
  const { value, rule, behind, adds } = askedFor(history, moment, path);
  const events = history.events.slice(0, moment.step).filter(behind);
  return { value, rule, events: events.map((event) => ({ event, added: adds?.(event) ?? null })) };
}

function askedFor(history: History, moment: Moment, path: string): Asked {
  const [place, id = '', part, partId] = path.split('/');
  if (place === 'member') return ofMember(moment, path);
  const behind = place === 'carts' ? ofCart(id, part, partId) : place === 'orders' ? ofOrder(id, part, history) : null;
  return behind ? { ...NOTHING, behind } : NOTHING;
}

function ofCart(cartId: string, part: string | undefined, varuId: string | undefined): Chooses {
  const stream = streamId('cart', cartId);
  if (part !== 'lines') return (event) => event.streamId === stream;
  return (event) =>
    event.streamId === stream && JSON.stringify(event.data).includes(`"varuId":${JSON.stringify(varuId)}`);
}

function ofOrder(orderId: string, part: string | undefined, history: History): Chooses {
  const order = history.at(history.events.length).orders.find((one) => one.order?.orderId === orderId);
  const payment = streamId('payment', order?.order?.paymentId ?? '');
  if (part === 'payment' || part === 'capture' || part === 'refunded') return (event) => event.streamId === payment;
  const stream = streamId('order', orderId);
  return (event) => event.streamId === stream;
}

/** A value says itself what is behind it; it is asked of the events of its own stream. */
function ofMember({ member, instant }: Moment, path: string): Asked {
  const found = member && instant ? inspection.inspect(member, instant).find((value) => value.path === path) : null;
  if (!member || !found) return NOTHING;
  const stream = streamId('member', member.memberId);
  const { value, rule, behind, adds } = found;
  return {
    value,
    rule,
    behind: (event) => event.streamId === stream && behind(event as MembershipEvent & RecordedEvent),
    adds: adds && ((event) => adds(event as MembershipEvent & RecordedEvent)),
  };
}
