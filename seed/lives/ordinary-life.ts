import { customer } from '../../domain/customer/index.js';
import { atStockholm, stockholmDate, type BusinessDate } from '../../domain/kernel/index.js';
import { membership } from '../../domain/member/index.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import { streetAddress } from '../people/person.js';
import { PLACES } from '../people/places.js';
import type { Life } from '../timetable.js';
import { drawPurchase, type Habits } from './habits.js';
import { carePrescriptions } from './own-prescriptions.js';
import { buy, buyAgain } from './purchase.js';
import { timeOfDay } from './rhythm.js';
import { Visit } from './visit.js';
import { wish } from './wishes.js';
import type { Self, World } from './world.js';

/** The actions of an ordinary customer in the period, about a year. The days are drawn at random. */
export async function* ordinaryLife(world: World, self: Self, habits: Habits): Life {
  const joinsOn = joinsAt(habits);
  for (const [nth, day] of habits.early.entries()) {
    yield { at: timeOfDay(day, self.chance), orders: 2, members: 1 };
    await smallPurchase(new Visit(world, self, derivedId(self.root, `early/${nth}`)), nth === 0);
  }
  for (const [nth, day] of habits.visits.entries()) {
    yield { at: timeOfDay(day, self.chance), orders: 2, members: 1 };
    const visit = new Visit(world, self, derivedId(self.root, `visit/${nth}`));
    await comeIn(visit, habits, nth === joinsOn);
    await carePrescriptions(visit);
    await wish(visit);
    await shop(visit, habits);
    await visit.leave();
  }
  if (habits.leaves) yield* leaveClub(world, self, habits.leaves);
}

function joinsAt({ kind, visits, early }: Habits): number {
  if (early.length > 0) return -1;
  if (kind === 'member' || kind === 'under age') return 0;
  return kind === 'late member' ? Math.ceil(visits.length / 3) : -1;
}

async function smallPurchase(visit: Visit, joins: boolean): Promise<void> {
  const { self, world } = visit;
  await visit.logIn();
  if (joins) await visit.join();
  if (joins) await aboutMe(visit, true);
  await visit.putAll(world.assortment.worth(self.chance, self.chance.between(12_000, 28_000)));
  await buy(visit, drawPurchase(self.chance, 'taken'));
  await visit.leave();
}

/** Logs the customer in. Some fill a cart before, and the log-in takes it over. */
async function comeIn(visit: Visit, { kind, items }: Habits, joins: boolean): Promise<void> {
  const { self, world } = visit;
  const { chance } = self;
  if (kind === 'guest' || chance.chance(0.3)) await visit.putAll(world.assortment.basket(chance, Math.ceil(items / 2)));
  if (kind === 'guest') return;
  await visit.logIn();
  if (joins) await visit.join();
  if (joins || chance.chance(0.04)) await aboutMe(visit, joins);
}

/** Completes the profile when a member joins, and sometimes changes it later. It also gives consents. */
export async function aboutMe(visit: Visit, first: boolean): Promise<void> {
  const { customerId, self, world } = visit;
  if (!customerId) return;
  const { floor } = world;
  visit.linger(30, 120);
  const { email, phoneNumber: mobileNumber, street, postalCode, city } = self.person.contact;
  const moved = { streetAddress: streetAddress(self.chance), ...self.chance.pick(PLACES) };
  const profile = first ? { email, mobileNumber, streetAddress: street, postalCode, city } : moved;
  await floor.commands.handle(customer, customerId, { type: 'UpdateProfile', profile }, visit.context());
  const at = floor.clock.now();
  const code = self.chance.pick(['Newsletter', 'Favorite', 'Offers']);
  const consent = first
    ? ({ type: 'GiveConsent', code, textVersion: '2024-01', at } as const)
    : ({ type: 'WithdrawConsent', code, at } as const);
  await floor.commands.handle(customer, customerId, consent, visit.context());
}

async function shop(visit: Visit, habits: Habits): Promise<void> {
  const { self, world } = visit;
  const { chance } = self;
  await visit.putAll(world.assortment.basket(chance, chance.between(1, habits.items + 1)));
  if (chance.chance(0.3)) await changeMind(visit);
  await visit.useCoupon();
  await visit.useGift();
  if (habits.usesCheques) await visit.useCheque();
  if (chance.chance(habits.sparing ? 0.35 : 0.15)) return;
  const purchase = drawPurchase(chance);
  const orderId = await buy(visit, purchase);
  if (!orderId && purchase.script !== 'taken' && chance.chance(0.7)) await tryAgain(visit);
  if (chance.chance(0.25)) await visit.logOut();
}

async function changeMind(visit: Visit): Promise<void> {
  const { lines } = await visit.cart();
  const line = lines.at(-1);
  if (!line) return;
  await visit.setQuantity(
    line.varuId,
    lines.length > 1 && visit.self.chance.chance(0.4) ? 0 : visit.self.chance.between(1, 4),
  );
}

async function tryAgain(visit: Visit): Promise<void> {
  const { lines, delivery } = await visit.cart();
  if (lines.length === 0 || !delivery) return;
  await buyAgain(visit, drawPurchase(visit.self.chance, 'taken'));
}

/** CLB-08: ends the membership. A member leaves through customer service, with immediate effect. */
export async function* leaveClub(world: World, self: Self, on: BusinessDate): Life {
  yield { at: atStockholm(on, '14:10') };
  const { commands, clock, memberOf } = world.floor;
  const member = self.customerId ? await memberOf.active(self.customerId) : null;
  if (!member) return;
  const commandId = derivedId(member.memberId, 'leave');
  const context = {
    commandId,
    correlationId: derivedId(commandId, 'request'),
    causationId: null,
    actor: { kind: 'staff', id: derivedId('generated history', 'customer service') },
  } as const;
  await commands.handle(
    membership,
    member.memberId,
    { type: 'EndMembership', reason: 'member', on: stockholmDate(clock.now()) },
    context,
  );
}
