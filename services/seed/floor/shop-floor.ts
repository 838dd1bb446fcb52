import { AddToCartHandler } from '../../cart/add-to-cart.js';
import { CartAtLogin } from '../../cart/cart-at-login.js';
import { CartPrices } from '../../cart/cart-prices.js';
import { ChangeCart } from '../../cart/change-cart.js';
import { CurrentCart } from '../../cart/current-cart.js';
import { EndedCheckout } from '../../cart/ended-checkout.js';
import { PrescriptionItems } from '../../cart/prescription-items.js';
import { SetCartQuantityHandler } from '../../cart/set-cart-quantity.js';
import { ChooseDeliveryHandler } from '../../checkout/choose-delivery.js';
import { CurrentPrices } from '../../checkout/current-prices.js';
import { WhoMayBuy } from '../../checkout/who-may-buy.js';
import { PayHandler } from '../../checkout/pay.js';
import { PlaceOrder } from '../../checkout/place-order.js';
import { SaveDetailsHandler } from '../../checkout/save-details.js';
import { ApplyChequeHandler } from '../../membership/apply-cheque.js';
import { HeldCheques } from '../../membership/held-cheques.js';
import { MemberOf } from '../../membership/member-of.js';
import { RegisterMemberHandler } from '../../membership/register-member.js';
import { RemoveChequeHandler } from '../../membership/remove-cheque.js';
import { WarehouseNotifications } from '../../order/warehouse-notifications.js';
import { PaymentFlow } from '../../payment/payment-flow.js';
import { BookedLines } from '../../payment/report/booked-lines.js';
import { UNWATCHED } from '../../partners/health/partner-watch.js';
import { PaymentNotifications } from '../../payment/payment-notifications.js';
import type { Platform } from '../../platform/platform.js';
import { Processes } from '../../reactions/processes.js';
import type { LifeClock } from '../life-clock.js';
import { StandingCatalogue } from './assortment.js';
import { NoActions } from './no-actions.js';
import { nothingPaused } from './nothing-paused.js';
import { OpenCarts } from './open-carts.js';
import { ReservedNumbers } from './reserved-numbers.js';
import { ScriptedPayments } from './scripted-payments.js';
import { ToldOrderKeys } from './told-order-keys.js';

export type ShopFloor = ReturnType<typeof openShopFloor>;

/** The shop's own handlers, put together without HTTP, with partners that answer from a script. */
export function openShopFloor({ commands, db, pool, hash, store }: Platform, clock: LifeClock) {
  const catalogue = new StandingCatalogue(db);
  const processes = new Processes(commands);
  const prescriptions = new PrescriptionItems(commands, clock);
  const current = new CurrentCart(commands, prescriptions, new EndedCheckout(commands, store, processes), clock);
  const carts = new ChangeCart(commands, current, prescriptions, { guestCart: (_address, make) => make() });
  const memberOf = new MemberOf(commands);
  const prices = new CartPrices(commands, catalogue, memberOf, clock);
  const numbers = new ReservedNumbers(pool, clock);
  const bank = new ScriptedPayments();
  const openCarts = new OpenCarts();
  const payments = new PaymentFlow(commands, bank, new NoActions(pool), processes, clock);
  const orders = new PlaceOrder(commands, memberOf, numbers, payments, catalogue, new ToldOrderKeys(), clock);
  return {
    commands,
    clock,
    hash,
    processes,
    numbers,
    bank,
    payments,
    memberOf,
    current,
    openCarts,
    cartAtLogin: new CartAtLogin(commands, openCarts, current, prescriptions, prices, clock),
    addToCart: new AddToCartHandler(carts, catalogue, prices, clock),
    setQuantity: new SetCartQuantityHandler(carts, catalogue, prices, clock),
    saveDetails: new SaveDetailsHandler(carts, clock),
    chooseDelivery: new ChooseDeliveryHandler(commands, current, nothingPaused, clock),
    applyCheque: new ApplyChequeHandler(
      commands,
      current,
      memberOf,
      new HeldCheques(db, commands, current, clock),
      clock,
    ),
    removeCheque: new RemoveChequeHandler(commands, current, processes),
    register: new RegisterMemberHandler(commands, memberOf, current, prices, numbers, clock),
    pay: new PayHandler(
      commands,
      current,
      new CurrentPrices(commands, prices, catalogue),
      new WhoMayBuy(commands, catalogue, clock),
      orders,
      payments,
      nothingPaused,
      clock,
    ),
    warehouse: new WarehouseNotifications(commands, processes),
    partnerTold: new PaymentNotifications(payments, new BookedLines(db), clock, UNWATCHED),
  };
}
