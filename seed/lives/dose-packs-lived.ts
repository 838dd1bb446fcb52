import { addDays, atStockholm, type BusinessDate, type Uuid } from '../../domain/kernel/index.js';
import type { Prescription } from '../../domain/prescription/index.js';
import type { RequestScope } from '../../services/access/request-scope/request-scope.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import { dosePackDeskTexts } from '../../services/support/dispensing/texts.js';
import { FIRST } from '../floor/floor-desk.js';
import { dosePackTexts } from '../texts.js';
import type { Life } from '../timetable.js';
import type { Visit } from './visit.js';
import type { World } from './world.js';

/** What a customer wants of the dose packs. There is one message for each (RX-24). */
export type DosePackWish = keyof typeof dosePackTexts;
const WISHES = ['order', 'change', 'end'] as const satisfies readonly DosePackWish[];

/** What a test person does on the page of dose packs on a day. */
export type DosePackDoing = { readonly on: BusinessDate } & (
  | { readonly does: 'asks for dose packs'; readonly wish: DosePackWish; readonly forRelative?: boolean }
  | { readonly does: 'reads about dose packs' }
);

const ANSWERED_AT = '10:20';

/** Asks as the script says. The page must take it. */
export async function doWithDosePacks(visit: Visit, doing: DosePackDoing): Promise<void> {
  const page = pageOf(visit);
  await page.own();
  if (doing.does === 'reads about dose packs') return;
  const refused = await ask(visit, doing.wish, doing.forRelative ? await relativeOf(visit) : null);
  if (refused) throw new Error(`the message about dose packs was refused: ${refused}`);
}

/** An ordinary customer with dose packs orders them, changes them and ends them, in some of the visits. */
export async function careDosePacks(visit: Visit, list: readonly Prescription[]): Promise<void> {
  const { customerId, world } = visit;
  const draw = Number.parseInt(visit.visitId.slice(10, 12), 16);
  if (!customerId || draw % 3 > 0 || !list.some(({ isDosePack }) => isDosePack)) return;
  const { length: asked } = await world.care.dosePacks.parts.packs.of(customerId);
  const wish = WISHES[asked];
  await pageOf(visit).own();
  if (wish) await ask(visit, wish, null);
}

/** Returns the code of a refusal. A pharmacist answers the next day. */
async function ask(visit: Visit, wish: DosePackWish, person: string | null): Promise<string | null> {
  const { customerId, self, visitId, world } = visit;
  if (!customerId) throw new Error('who asks for dose packs has logged in');
  world.floor.clock.pass(90);
  const commandId = derivedId(visitId, `dose packs ${wish}`);
  const sent = await pageOf(visit).ask({ commandId, person, text: dosePackTexts[wish].asks });
  if (!sent.ok) return sent.errors[0]?.code ?? 'refused';
  const waiting = (await world.care.dosePacks.parts.packs.of(customerId)).find(({ answered }) => answered === null);
  if (waiting) await self.begin(answered(world, customerId, waiting.messageId, wish));
  return null;
}

async function* answered(world: World, customerId: Uuid, messageId: Uuid, wish: DosePackWish): Life {
  const { clock } = world.floor;
  const { packs, looks } = world.care.dosePacks.parts;
  yield { at: atStockholm(addDays(clock.today(), 1), ANSWERED_AT) };
  const message = await packs.one(customerId, messageId);
  if (!message) return;
  const { id, name } = FIRST;
  const by = { kind: 'staff', id, name, role: 'pharmacist', purpose: 'dispensing' } as const;
  for (const told of await packs.told(message))
    if (!(await looks.shownToStaff(told, 'dose-pack-message', by, dosePackDeskTexts.look))) return;
  clock.pass(240);
  const commandId = derivedId(messageId, 'answer');
  await packs.answer(customerId, { messageId, by: id, byName: name, text: dosePackTexts[wish].answer }, commandId);
}

/** The page of this visit, with the services of the shop. */
function pageOf(visit: Visit) {
  const { session } = visit.shopper();
  const scope: Pick<RequestScope, 'session' | 'shopper'> = { session, shopper: async () => visit.shopper() };
  return visit.world.care.dosePacks.pageOf(scope);
}

async function relativeOf({ customerId, self, world }: Visit): Promise<string> {
  const all = customerId && (await world.care.others.of(customerId, self.person.personNumber));
  const [relative] = all ? all.persons : [];
  if (!relative) throw new Error('nobody to ask for');
  return relative.key;
}
