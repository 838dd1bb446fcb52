import { addMonths, type Uuid } from '../../domain/kernel/index.js';
import { CHECK_POINTS, productCodeOf, type Pack, type RefusalReason } from '../../domain/prescription/index.js';
import type { DispensingRow } from '../../projections/care/dispensing/table.js';
import type { OpenedDispensing } from '../../services/care/dispensing/dispensings.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import { FIRST, SECOND, type Pharmacist } from '../floor/floor-desk.js';
import { TAKEN_ELSEWHERE } from '../floor/standing-packs.js';
import type { World } from './world.js';

/** What a pharmacist does with a withdrawal. Narcotics always get a second pair of eyes. */
export type DeskFate = 'dispensed' | 'refused' | 'exchanged' | 'colleague asked' | 'pack taken elsewhere';

const REFUSALS: readonly (readonly [RefusalReason, string])[] = [
  ['dose', 'Dosen behöver ändras. Kontakta den som skrev ut receptet.'],
  ['interaction', 'Läkemedlet passar inte ihop med ett annat som du har. Ring oss så hjälper vi dig.'],
  ['not-in-stock', 'Varan är slut hos oss och hos grossisten.'],
];

/** Dispenses or refuses each prescription line of an order, before its parcel is picked. */
export async function pharmacistsWork(world: World, orderId: Uuid, wish: DeskFate | null): Promise<void> {
  const { desk } = world.care;
  const rows = await desk.rowsOf(orderId);
  for (const row of rows) {
    world.floor.clock.pass(120);
    await desk.looked(row, FIRST);
    const opened = await desk.open(row);
    if (opened?.one.phase === 'ordered') await settled(world, row, opened, wish ?? fateOf(row));
    await desk.tellPartners(rows);
  }
  for (const row of rows) {
    // A pack that was gone returns its withdrawal to the queue.
    const again = await desk.open(row);
    if (again?.one.phase === 'ordered') await settled(world, row, again, 'dispensed', 'again');
  }
  await desk.tellPartners(rows);
}

function fateOf({ dispensing_id }: DispensingRow): DeskFate {
  const draw = Number.parseInt(derivedId(dispensing_id, 'fate').slice(0, 4), 16) % 24;
  if (draw < 2) return 'refused';
  if (draw < 5) return 'exchanged';
  if (draw < 8) return 'colleague asked';
  return draw < 10 ? 'pack taken elsewhere' : 'dispensed';
}

async function settled(
  world: World,
  row: DispensingRow,
  opened: OpenedDispensing,
  fate: DeskFate,
  as = 'first',
): Promise<void> {
  if (fate === 'refused') return refuse(world, row);
  const act = acting(world, row, as);
  const { clock } = world.floor;
  if (fate === 'exchanged') await exchange(opened, act);
  clock.pass(90);
  const interactions = opened.interactions.map(({ id }) => id);
  await act(FIRST, { type: 'CheckWithdrawal', points: CHECK_POINTS, interactions, note: null });
  if (fate === 'colleague asked') await act(FIRST, { type: 'AskColleague', question: 'Stämmer dosen med den förra?' });
  if (fate === 'colleague asked' || opened.one.ordered?.isNarcotic)
    await act(SECOND, { type: 'AnswerColleague', answer: 'Jag har kontrollerat den. Det stämmer.', approves: true });
  clock.pass(60);
  const now = await world.care.desk.open(row);
  const refused = now && (await world.care.desk.hand(row, packsOf(world, row, now, fate, as), FIRST, `hand ${as}`));
  if (refused) await refuse(world, row);
}

type WithoutWho<C> = C extends unknown ? Omit<C, 'dispensingId' | 'by' | 'at'> : never;
type DeskCommand = WithoutWho<
  Extract<Parameters<World['care']['desk']['act']>[1], { readonly by: string; readonly dispensingId: string }>
>;

function acting(world: World, row: DispensingRow, as: string) {
  return async ({ id }: Pharmacist, command: DeskCommand): Promise<void> => {
    world.floor.clock.pass(20);
    const who = { dispensingId: row.dispensing_id, by: id, at: world.floor.clock.now() };
    const commandId = derivedId(row.dispensing_id, `${command.type} ${as}`);
    await world.care.desk.act(
      row,
      { ...command, ...who } as Parameters<World['care']['desk']['act']>[1],
      id,
      commandId,
    );
  };
}

function refuse(world: World, row: DispensingRow): Promise<void> {
  const [reason, text] = REFUSALS[row.order_number.length % REFUSALS.length] as (typeof REFUSALS)[number];
  return acting(world, row, 'refused')(FIRST, { type: 'RefuseWithdrawal', reason, text });
}

/** Exchanges the product for another of its group, where the prescription has one. */
async function exchange({ one, prescription }: OpenedDispensing, act: ReturnType<typeof acting>): Promise<void> {
  const other = prescription?.substitutes.find(({ varuId }) => varuId !== one.ordered?.article.varuId);
  if (!other || !prescription?.mayBeSubstituted) return;
  await act(FIRST, {
    type: 'DecideExchange',
    varuId: other.varuId,
    reason: 'Den beställda varan är slut hos grossisten.',
  });
}

function packsOf(
  world: World,
  { dispensing_id: id }: DispensingRow,
  { one }: OpenedDispensing,
  fate: DeskFate,
  as: string,
): readonly Pack[] {
  const { ordered } = one;
  const article = one.article ?? ordered?.article;
  if (!ordered || !article) return [];
  const today = world.floor.clock.today();
  return Array.from({ length: ordered.packages }, (_, at) => {
    const serial = derivedId(id, `pack ${at} ${as}`).replaceAll('-', '').slice(0, 12).toUpperCase();
    return {
      productCode: productCodeOf(article.varuId),
      serial: fate === 'pack taken elsewhere' ? `${TAKEN_ELSEWHERE}${serial}` : serial,
      batch: `L${today.slice(2, 4)}${today.slice(5, 7)}`,
      expiresOn: addMonths(today, 18),
    };
  });
}
