import type { CartCommand, CartEvent, CartState } from '../cart/index.js';
import type { Happening, StreamCommand } from '../kernel/index.js';
import type { MembershipCommand } from '../membership/index.js';
import type { OrderCommand, OrderEvent, OrderState } from '../order/index.js';
import type { PaymentCommand, PaymentEvent, PaymentState } from '../payment/index.js';

/** What the process managers of a purchase may ask for. */
export type ProcessCommand =
  | StreamCommand<'cart', CartCommand>
  | StreamCommand<'order', OrderCommand>
  | StreamCommand<'payment', PaymentCommand>
  | StreamCommand<'member', MembershipCommand>;

export type PurchaseHappening =
  | Happening<'cart', CartState, CartEvent>
  | Happening<'order', OrderState, OrderEvent>
  | Happening<'payment', PaymentState, PaymentEvent>;
