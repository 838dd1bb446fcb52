import { AddToCartHandler } from '../../services/shop/cart/commands/add-to-cart.js';
import { CartAtLogin } from '../../services/shop/cart/ports/cart-at-login.js';
import { PiecesToHave } from '../../services/shop/catalogue/stocking/pieces-to-have.js';
import { CouponHandedOver } from '../../services/shop/cart/kept/coupon-handed-over.js';
import { HandOver } from '../../services/shop/cart/kept/hand-over.js';
import { CartPrices } from '../../services/shop/cart/cart-prices.js';
import { ChangeCart } from '../../services/shop/cart/change-cart.js';
import { CartOfNewMember } from '../../services/shop/cart/ports/cart-of-new-member.js';
import { CartValidation } from '../../services/shop/cart/line/cart-validation.js';
import { CurrentCart } from '../../services/shop/cart/current-cart.js';
import { EndedCheckout } from '../../services/shop/cart/ended-checkout.js';
import { PrescriptionItems } from '../../services/shop/cart/prescription/prescription-items.js';
import { SetCartQuantityHandler } from '../../services/shop/cart/commands/set-cart-quantity.js';
import { DeliveryOffers } from '../../services/shop/delivery/delivery-offers.js';
import { OwnStockOffers } from '../../services/shop/delivery/own-stock-offers.js';
import { RegisteredHours } from '../../services/shop/pharmacy/opening-hours-source.js';
import { FloorStock } from './floor-stock.js';
import { ChooseDeliveryHandler } from '../../services/shop/checkout/delivery/choose-delivery.js';
import { HeldGoods } from '../../services/shop/checkout/goods/held-goods.js';
import { CurrentPrices } from '../../services/shop/checkout/current-prices.js';
import { WhoMayBuy } from '../../services/shop/checkout/who-may-buy.js';
import { MoneyPartners } from '../../services/shop/payment/finance/money-partners.js';
import { ApplicantOf } from '../../services/shop/checkout/payment/applicant.js';
import type { StoredCardsOfCustomer } from '../../services/shop/checkout/payment/stored-cards.js';
import { StartAtPartner } from '../../services/shop/checkout/payment/start-at-partner.js';
import { OfferedMethods } from '../../services/shop/checkout/payment/offered-methods.js';
import { PayHandler } from '../../services/shop/checkout/pay.js';
import { PlaceOrder } from '../../services/shop/checkout/place-order.js';
import type { WebShelf } from '../../services/shop/catalogue/stocking/web-shelf.js';
import { SaveDetailsHandler } from '../../services/shop/checkout/save-details.js';
import { ApplyChequeHandler } from '../../services/shop/cart/cheque/apply-cheque.js';
import { HeldCheques } from '../../services/shop/cart/cheque/held-cheques.js';
import { MemberOf } from '../../services/person/member/member-of.js';
import { RegisterMemberHandler } from '../../services/person/member/register-member.js';
import { RemoveChequeHandler } from '../../services/shop/cart/cheque/remove-cheque.js';
import { WarehouseNotifications } from '../../services/shop/order/warehouse-notifications.js';
import { PaymentFlow } from '../../services/shop/payment/payment-flow.js';
import { BookedLines } from '../../services/shop/payment/report/booked-lines.js';
import { UNWATCHED } from '../../services/partners/health/partner-watch.js';
import { PaymentNotifications } from '../../services/shop/payment/payment-notifications.js';
import type { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import type { Platform } from '../../services/foundation/platform/platform.js';
import { Processes } from '../../services/foundation/reactions/processes.js';
import type { LifeClock } from '../life-clock.js';
import { StandingCampaigns, StandingCatalogue } from './assortment.js';
import { RowsAtPayment } from '../../services/care/prescription-cart/rows-at-payment.js';
import { openCareFloor } from './care-floor.js';
import { CouponOutcomes } from './coupon-outcomes.js';
import { ReservedNumbers } from './reserved-numbers.js';
import { ScriptedPayments } from './scripted-payments.js';
import { PaymentActions } from '../../services/shop/payment/payment-actions.js';
import type { Pauses } from '../../services/access/pause/pauses.js';
import type { BusinessDate, Uuid } from '../../domain/kernel/index.js';
import { ComplaintEvidence } from '../../services/shop/complaint/evidence.js';
import { OrderKeys } from '../../services/shop/checkout/order-keys.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { CouponGuesses } from '../../services/shop/coupon/coupon-guesses.js';
import { CouponKeys } from '../../services/shop/coupon/coupon-keys.js';
import { CouponUses } from '../../services/shop/coupon/coupon-uses.js';
import { SelectGiftHandler } from '../../services/shop/cart/discount/gift/select-gift.js';
import { ApplyCouponHandler } from '../../services/shop/cart/discount/coupon/apply-coupon.js';
import { CartsOfCustomer } from '../../services/shop/cart/carts-of-customer.js';

/** The open cart of each customer, kept in memory. The views are not up to date while the history is generated. */
class OpenCarts extends CartsOfCustomer {
  private readonly carts = new Map<Uuid, Uuid | null>();

  leave(customerId: Uuid, cartId: Uuid | null): void {
    this.carts.set(customerId, cartId);
  }

  override async unfinished(customerId: Uuid): Promise<readonly Uuid[]> {
    const left = this.carts.get(customerId);
    return left ? [left] : [];
  }
}

/**
 * Derives the random keys of an order from its id, so that the same seed gives the same events. Nobody must keep
 * generated orders secret.
 */
class DerivedOrderKeys extends OrderKeys {
  override shelf(orderId: Uuid): Uuid {
    return derivedId(orderId, 'shelf');
  }

  override parcel(orderId: Uuid): Uuid {
    return derivedId(orderId, 'parcel');
  }
}

/** Derives the keys of a use from the command and the customer, for the same reason. */
class DerivedCouponKeys extends CouponKeys {
  override hold(commandId: Uuid): Uuid {
    return derivedId(commandId, 'coupon');
  }

  override async buyer(customerId: Uuid | null, code: string): Promise<string | null> {
    return customerId && derivedId(customerId, `coupon ${code}`);
  }
}

/** Derives the ids and salts of what customers send with complaints, for the same reason. */
class DerivedEvidence extends ComplaintEvidence {
  private readonly kept = new Map<Uuid, number>();

  protected override newId(orderId: Uuid): Uuid {
    const place = (this.kept.get(orderId) ?? 0) + 1;
    this.kept.set(orderId, place);
    return derivedId(orderId, place === 1 ? 'evidence' : `evidence ${place}`);
  }

  protected override newSalt(evidenceId: Uuid): string {
    return Buffer.from(derivedId(evidenceId, 'salt')).toString('base64');
  }
}

/** Generated customers choose their place each time, because no view follows their orders yet. */
const noLastDelivery = { of: () => Promise.resolve(null) };

function shelvesOf(commands: CommandHandling, catalogue: StandingCatalogue) {
  const floor = new FloorStock(commands);
  const shelves = new PiecesToHave(catalogue, floor);
  return { shelves, deliveries: new DeliveryOffers(new OwnStockOffers(floor, new RegisteredHours()), shelves) };
}

/** Generated customers are never stopped by a pause. */
const nothingPaused: Pick<Pauses, 'now' | 'check'> = {
  now: () => Promise.resolve(() => null),
  check: () => Promise.resolve(),
};

/** The shelves hold what is there today. What generated customers bought before was never on them. */
const standingShelf: Pick<WebShelf, 'short' | 'hold' | 'release'> = {
  short: () => Promise.resolve([]),
  hold: () => Promise.resolve([]),
  release: () => Promise.resolve(),
};

/** Generated customers pay with no stored card but their own. */
const ownStoredCards: Pick<StoredCardsOfCustomer, 'checkOwn'> = { checkOwn: () => Promise.resolve() };

/** Generated customers know their codes. */
const unlimited: Pick<CouponGuesses, 'ask'> = { ask: (_, find) => find() };

/** Keeps no action of the payment partner, because a generated customer never returns from a bank's page. */
class NoActions extends PaymentActions {
  override async keep(): Promise<void> {}
}

interface OrderParts {
  readonly commands: CommandHandling;
  readonly memberOf: MemberOf;
  readonly numbers: ReservedNumbers;
  readonly payments: PaymentFlow;
  readonly catalogue: StandingCatalogue;
  readonly coupons: CouponUses;
  readonly rows: RowsAtPayment;
  readonly clock: LifeClock;
}

function placesOrders({
  commands,
  memberOf,
  numbers,
  payments,
  catalogue,
  coupons,
  rows,
  clock,
}: OrderParts): PlaceOrder {
  const keys = new DerivedOrderKeys();
  return new PlaceOrder(
    commands,
    memberOf,
    numbers,
    payments,
    catalogue,
    new HeldGoods(standingShelf),
    coupons,
    rows,
    keys,
    clock,
  );
}

type ToldParts = Pick<Platform, 'commands' | 'db' | 'pool' | 'keys'>;

/** What partners and customers tell the shop after the purchase. */
function told({ commands, db, pool, keys }: ToldParts, processes: Processes, payments: PaymentFlow, clock: LifeClock) {
  return {
    evidence: new DerivedEvidence(pool, keys, clock),
    warehouse: new WarehouseNotifications(commands, processes, UNWATCHED),
    partnerTold: new PaymentNotifications(payments, new BookedLines(db), clock, UNWATCHED),
  };
}

export type ShopFloor = ReturnType<typeof openShopFloor>;

/** Opens the shop's own command handlers without HTTP. The partners respond as scripted. */
export function openShopFloor(
  { commands, db, pool, hash, keys, store }: Platform,
  clock: LifeClock,
  anchor: BusinessDate,
) {
  const platform = { commands, db, hash, store };
  const catalogue = new StandingCatalogue(db);
  const processes = new Processes(commands);
  const prescriptions = new PrescriptionItems(commands, clock);
  const current = new CurrentCart(commands, prescriptions, new EndedCheckout(commands, store, processes), clock);
  const carts = new ChangeCart(commands, current, prescriptions, { guestCart: (_address, make) => make() });
  const care = openCareFloor({ platform, clock, carts, current, catalogue, processes, anchor });
  const memberOf = new MemberOf(commands);
  const campaigns = new StandingCampaigns(db);
  const { shelves, deliveries } = shelvesOf(commands, catalogue);
  const prices = new CartPrices(commands, catalogue, campaigns, shelves, memberOf, clock);
  const numbers = new ReservedNumbers(pool, clock);
  const bank = new ScriptedPayments();
  const openCarts = new OpenCarts();
  const heldCheques = new HeldCheques(db, commands, current, clock);
  const partners = new MoneyPartners(bank, bank);
  const payments = new PaymentFlow(commands, bank, partners, new NoActions(pool), processes, clock);
  const couponKeys = new DerivedCouponKeys(keys);
  const coupons = new CouponUses(commands, couponKeys, clock);
  const handOver = new HandOver(commands, prices, new CouponHandedOver(commands, coupons), clock);
  const orders = placesOrders({ commands, memberOf, numbers, payments, catalogue, coupons, rows: care.rows, clock });
  return {
    ...{ care, commands, clock, hash, processes, numbers, bank, payments },
    ...{ memberOf, current, openCarts, deliveries, campaigns, orders },
    cartAtLogin: new CartAtLogin(commands, openCarts, current, prescriptions, prices, handOver),
    addToCart: new AddToCartHandler(carts, catalogue, prices, clock),
    setQuantity: new SetCartQuantityHandler(carts, catalogue, prices, clock),
    saveDetails: new SaveDetailsHandler(carts, clock),
    chooseDelivery: new ChooseDeliveryHandler(commands, current, deliveries, noLastDelivery, nothingPaused, clock),
    applyCheque: new ApplyChequeHandler(commands, current, memberOf, heldCheques, clock),
    removeCheque: new RemoveChequeHandler(commands, current, processes),
    selectGift: new SelectGiftHandler(carts, campaigns, catalogue, prices, clock, unlimited),
    couponOutcomes: new CouponOutcomes(commands, store),
    applyCoupon: new ApplyCouponHandler(commands, current, coupons, couponKeys, unlimited, clock),
    register: new RegisterMemberHandler(commands, memberOf, new CartOfNewMember(current, prices), numbers, clock),
    pay: new PayHandler(
      commands,
      current,
      new CurrentPrices(commands, prices, new CartValidation(catalogue, shelves, clock), campaigns),
      ...([care.rows, new WhoMayBuy(commands, catalogue, clock), orders] as const),
      new StartAtPartner(payments, new ApplicantOf(commands), { publicUrl: 'https://algort.example' }, clock),
      new OfferedMethods(partners, clock),
      ownStoredCards,
      deliveries,
      nothingPaused,
      clock,
    ),
    ...told({ commands, db, pool, keys }, processes, payments, clock),
  };
}
