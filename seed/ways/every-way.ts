import { DELIVERY_OPTIONS, type DeliveryOptionId } from '../../domain/delivery/index.js';
import { cart } from '../../domain/cart/index.js';
import { addDays, atStockholm, daysBetween, stockholmDate } from '../../domain/kernel/index.js';
import { partOf } from '../../services/foundation/command-handling/command-context.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import { aboutMe } from '../lives/ordinary-life.js';
import { buy, type SeededMethod } from '../lives/purchase.js';
import { Visit } from '../lives/visit.js';
import type { Self, World } from '../lives/world.js';
import type { Life } from '../timetable.js';
import { complained } from './complained.js';
import { money } from './money.js';
import { MoneyWay } from './money-way.js';
import { returned } from './returned.js';
import { uncollected } from './uncollected.js';
import { unsent } from './unsent.js';
import { DELIVERIES, ORDINARY, type Way } from './way.js';

const METHODS: Readonly<Record<SeededMethod, true>> = {
  scheme: true,
  swish: true,
  trustly: true,
  klarna_paynow: true,
  applepay: true,
  googlepay: true,
  Invoice14Days: true,
  InvoiceMonthly: true,
  klarna: true,
  klarna_account: true,
};

/** Every delivery option and every payment method once, and then every way in which an order can go on. */
const WAYS: readonly Way[] = [...received(), ...complained, ...unsent, ...uncollected, ...returned, ...money];

function received(): readonly Way[] {
  const methods = Object.keys(METHODS) as SeededMethod[];
  return DELIVERY_OPTIONS.map((optionId: DeliveryOptionId, nth) => ({
    ...{ ...ORDINARY, ...DELIVERIES[optionId], optionId, method: methods[nth % methods.length] ?? 'scheme' },
    course: (way) => way.isReceived(),
  }));
}

/** The last order must end within the period, with its return. */
const DAYS_AFTER_LAST = 45;
const FIRST_DAYS = 3;

/** One customer who buys in every way that the shop has, on days that are spread over the period. */
export async function* everyWay(world: World, self: Self): Life {
  const { first, last } = world.period;
  const days = daysBetween(first, last) - DAYS_AFTER_LAST - FIRST_DAYS;
  for (const [nth, way] of WAYS.entries()) {
    const day = addDays(first, FIRST_DAYS + Math.floor((nth * days) / WAYS.length));
    yield { at: atStockholm(day, '11:10'), orders: 2, members: 1 };
    const visit = new Visit(world, self, derivedId(self.root, `way/${nth}`));
    await visit.logIn();
    if (nth === 0) {
      await visit.join();
      await aboutMe(visit, true);
      await diesInCheckout(visit);
    }
    await buyIn(visit, way);
    await visit.leave();
  }
}

/** Tries baskets until one can be sent in the wanted way. A small catalogue may have none. */
async function buyIn(visit: Visit, way: Way): Promise<void> {
  const { world, self } = visit;
  for (const basket of world.special.baskets(way.goods, self.chance)) {
    await visit.empty();
    await visit.putAll(basket);
    if (await isBought(visit, way)) return;
  }
}

async function isBought(visit: Visit, { optionId, place, method, script, course }: Way): Promise<boolean> {
  const { world, self } = visit;
  let begun = false;
  await buy(visit, {
    ...{ method, script, optionId, place, parcel: PLAN },
    course: (_visit, orderId) => {
      begun = true;
      return course(new MoneyWay(world, self, orderId));
    },
  });
  return begun;
}

/** The course replaces this plan. Only the plan of a monthly invoice follows from the minute. */
const PLAN = { dispatchDays: 1, fate: 'delivered', returned: 'nothing', returnDays: 0, minute: 1 } as const;

/** The process dies after it froze the cart, and before it placed the order. The shop gives the order up later. */
async function diesInCheckout(visit: Visit): Promise<void> {
  const { floor, special } = visit.world;
  const [basket = []] = special.baskets('ordinary', visit.self.chance);
  await visit.putAll(basket);
  const { cartId, state: seen } = await floor.current.of(visit.shopper().session);
  const context = visit.context();
  const [orderId, at] = [derivedId(context.commandId, 'order'), floor.clock.now()];
  const keys = { customerId: visit.customerId, orderId, shelfKey: derivedId(orderId, 'shelf') };
  const freezing = { type: 'StartCheckout', ...keys, seen, at, on: stockholmDate(at) } as const;
  const outcome = await floor.commands.handle(cart, cartId, freezing, partOf(context, 'freeze'));
  if (!outcome.ok) throw new Error(`the cart was not frozen: ${outcome.rejection.type}`);
  visit.linger(600, 900);
  await floor.orders.reopen(cartId, orderId, context);
}
