import type { BusinessDate, PersonNumber } from '../../domain/kernel/index.js';
import { isOpen, type Warrant } from '../../domain/warrant/rules/index.js';
import type { Doing as WarrantPress } from '../../services/care/warrant/own-warrants.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import { withCheckDigit } from '../../simulators/simulation/person-number.js';
import { FIRST } from '../floor/floor-desk.js';
import type { Visit } from './visit.js';
import type { Self, World } from './world.js';

/** Somebody who is no customer of the shop. */
export interface Outsider {
  readonly name: string;
  /** Eleven digits of an invented person number, without the check digit. */
  readonly digits: string;
  readonly dies?: BusinessDate;
}

/** What a test person does with warrants on a day (RX-08, RX-23). */
export type WarrantDoing = { readonly on: BusinessDate } & (
  | { readonly does: 'gives a warrant'; readonly to: string; readonly forChild?: boolean }
  | { readonly does: 'answers warrants'; readonly accepts: boolean }
  | { readonly does: 'ends warrants'; readonly to: string }
  | { readonly does: 'sees warrants' }
  /** At the counter of a pharmacy, where the giver stands with an identity card. */
  | { readonly does: 'is given a warrant'; readonly by: Outsider }
  /** Another pharmacy registered it years before the history. */
  | { readonly does: 'has held a warrant'; readonly since: BusinessDate; readonly by: Outsider }
);

type Do<Name extends WarrantDoing['does']> = Extract<WarrantDoing, { does: Name }>;

export async function doWithWarrants(visit: Visit, doing: WarrantDoing): Promise<void> {
  const { world, customerId } = visit;
  if (!customerId) throw new Error('who does something with warrants has logged in');
  world.floor.clock.pass(30);
  const press: WarrantPress = { customerId, context: visit.context() };
  switch (doing.does) {
    case 'gives a warrant':
      return give(visit, press, doing);
    case 'answers warrants':
      return answer(visit, press, doing);
    case 'ends warrants':
      return end(visit, press, doing);
    case 'is given a warrant':
      return takeAtPharmacy(visit, press, doing);
    case 'has held a warrant':
      return world.care.register.warrants.heldSince(doing.since, {
        warrantId: derivedId(press.context.commandId, 'warrant'),
        persons: { giver: partyOf(doing.by), holder: selfParty(visit.self), child: null },
      });
    default:
      await world.care.ownWarrants.list(customerId);
  }
}

async function give({ world, self }: Visit, press: WarrantPress, { to, forChild }: Do<'gives a warrant'>) {
  const holder = selfParty(named(world, to));
  const [child] = forChild ? await world.care.register.childrenOf(self.person.personNumber) : [];
  await world.care.ownWarrants.give(press, { holder, child: (child?.personNumber ?? null) as PersonNumber | null });
}

/** Answers each warrant that waits, with a press for each. */
async function answer(visit: Visit, { customerId }: WarrantPress, { accepts }: Do<'answers warrants'>) {
  const { world } = visit;
  const { own, all } = await world.care.ownWarrants.list(customerId);
  const today = world.floor.clock.today();
  const isAsked = (each: Warrant) => each.persons.holder.personNumber === own && each.status === 'waiting';
  for (const each of all.filter((one) => isAsked(one) && isOpen(one, today)))
    await world.care.ownWarrants.answer({ customerId, context: visit.context() }, each.warrantId, accepts);
}

async function end(visit: Visit, { customerId }: WarrantPress, { to }: Do<'ends warrants'>) {
  const { world } = visit;
  const { all } = await world.care.ownWarrants.list(customerId);
  const { personNumber } = named(world, to).person;
  for (const each of all.filter(({ persons }) => persons.holder.personNumber === personNumber))
    if (isOpen(each, world.floor.clock.today()))
      await world.care.ownWarrants.end({ customerId, context: visit.context() }, each.warrantId);
}

async function takeAtPharmacy({ world, self }: Visit, { context }: WarrantPress, { by }: Do<'is given a warrant'>) {
  const giver = partyOf(by);
  const answered = await world.care.counterWarrants.register({
    ...{ commandId: context.commandId, giver, holder: selfParty(self), child: null },
    checked: { by: FIRST.id, name: FIRST.name, idKind: 'national-id' },
  });
  if ('type' in answered) throw new Error(`the warrant at the pharmacy was refused: ${answered.type}`);
  if (by.dies) world.care.register.warrants.dies(giver.personNumber, by.dies);
}

function named({ people }: World, name: string): Self {
  const self = people.get(name);
  if (!self) throw new Error(`no test person is named ${name}`);
  return self;
}

function selfParty({ person: { personNumber, contact } }: Self) {
  return { personNumber, name: `${contact.firstName} ${contact.lastName}` };
}

function partyOf({ name, digits }: Outsider) {
  return { personNumber: withCheckDigit(digits) as PersonNumber, name };
}
