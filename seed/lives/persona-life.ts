import { atStockholm, type BusinessDate, type Ore } from '../../domain/kernel/index.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { Life } from '../timetable.js';
import { doWithDosePacks, type DosePackDoing } from './dose-packs-lived.js';
import { aboutMe, leaveClub } from './ordinary-life.js';
import { orderPrescriptions, seePrescriptions, type Whose } from './own-prescriptions.js';
import type { ParcelPlan } from './parcel.js';
import type { DeskFate } from './pharmacist.js';
import { buy, buyAgain, type Purchase } from './purchase.js';
import { chooseReminders, type ReminderChannel } from './reminded.js';
import { Visit } from './visit.js';
import { doWithWarrants, type WarrantDoing } from './warrants-lived.js';
import type { Self, World } from './world.js';

/** What a test person with a scripted history does on one day. */
export type Doing =
  | {
      readonly does: 'buys';
      readonly on: BusinessDate;
      readonly worth: Ore;
      readonly method?: Purchase['method'];
      readonly returned?: ParcelPlan['returned'];
      readonly cheque?: boolean;
      readonly refusedFirst?: boolean;
      /** Decides the plan of a monthly invoice, and whether an invoice is paid late. Drawn when absent. */
      readonly minute?: number;
    }
  | { readonly does: 'looks'; readonly on: BusinessDate; readonly items: number }
  | {
      readonly does: 'orders prescriptions';
      readonly on: BusinessDate;
      readonly whose: Whose;
      readonly desk?: DeskFate;
      /** Says no to the exchange. */
      readonly keepsPrescribed?: boolean;
      /** Ordinary goods in the same basket. */
      readonly worth?: Ore;
    }
  /** Opens the page of prescriptions, and orders nothing. */
  | { readonly does: 'sees prescriptions'; readonly on: BusinessDate }
  | {
      readonly does: 'chooses reminders';
      readonly on: BusinessDate;
      readonly channels: readonly ReminderChannel[];
    }
  | WarrantDoing
  | DosePackDoing
  | { readonly does: 'leaves'; readonly on: BusinessDate };

type Buys = Extract<Doing, { does: 'buys' }>;
type Orders = Extract<Doing, { does: 'orders prescriptions' }>;

/** A minute of the warehouse's day in which nothing is stopped, lacking or complained about. */
const ORDERED = 101;

/** The actions of a test person with a script. What they lead to depends on the rules of the club. */
export async function* personaLife(world: World, self: Self, doings: readonly Doing[]): Life {
  for (const [nth, doing] of doings.entries()) {
    if (doing.does === 'leaves') {
      yield* leaveClub(world, self, doing.on);
      continue;
    }
    yield { at: atStockholm(doing.on, '18:20'), orders: 2, members: 1 };
    const visit = new Visit(world, self, derivedId(self.root, `visit/${nth}`));
    await visit.logIn();
    if (nth === 0) await joinClub(visit);
    await carryOut(visit, doing);
    await visit.leave();
  }
}

function carryOut(visit: Visit, doing: Exclude<Doing, { does: 'leaves' }>): Promise<void> {
  switch (doing.does) {
    case 'buys':
      return shop(visit, doing);
    case 'orders prescriptions':
      return order(visit, doing);
    case 'looks':
      return look(visit, doing.items);
    case 'sees prescriptions':
      return seePrescriptions(visit);
    case 'chooses reminders':
      return chooseReminders(visit, doing.channels);
    case 'asks for dose packs':
    case 'reads about dose packs':
      return doWithDosePacks(visit, doing);
    default:
      return doWithWarrants(visit, doing);
  }
}

async function joinClub(visit: Visit): Promise<void> {
  await visit.join();
  await aboutMe(visit, true);
}

async function shop(
  visit: Visit,
  { worth, cheque, method = 'swish', returned = 'nothing', refusedFirst, minute }: Buys,
): Promise<void> {
  const { self, world } = visit;
  await visit.empty();
  await visit.putAll(world.assortment.worth(self.chance, worth));
  if (cheque) await visit.useCheque();
  const parcel = {
    dispatchDays: 1,
    fate: 'delivered',
    returned,
    returnDays: 6,
    minute: minute ?? self.chance.between(0, 400),
    seal: 'whole',
  } as const;
  const orderId = await buy(visit, { method, parcel, script: refusedFirst ? 'refused' : 'taken' });
  if (!orderId) await buyAgain(visit, { method, parcel, script: 'taken' });
}

async function order(visit: Visit, { whose, desk, keepsPrescribed, worth }: Orders): Promise<void> {
  await visit.empty();
  await orderPrescriptions(visit, whose, keepsPrescribed);
  if (worth) await visit.putAll(visit.world.assortment.worth(visit.self.chance, worth));
  const parcel = { dispatchDays: 1, fate: 'delivered', returned: 'nothing', returnDays: 6, minute: ORDERED } as const;
  await buy(visit, { method: 'swish', script: 'taken', parcel: { ...parcel, ...(desk && { desk }) } });
}

async function look(visit: Visit, items: number): Promise<void> {
  const { self, world } = visit;
  for (const pick of world.assortment.basket(self.chance, items)) {
    await visit.put(pick);
    if (self.chance.chance(0.6)) await visit.setQuantity(pick.varuId, self.chance.between(1, 3));
    if (self.chance.chance(0.5)) await visit.setQuantity(pick.varuId, 0);
  }
}
