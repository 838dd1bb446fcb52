import { consentTexts, customer, type CustomerCommand } from '../../domain/customer/index.js';
import { stockholmDate } from '../../domain/kernel/index.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { Visit } from './visit.js';

export async function wish(visit: Visit): Promise<void> {
  const { chance } = visit.self;
  if (!visit.customerId) return;
  if (chance.chance(0.12)) await saveFavourites(visit);
  if (chance.chance(0.05)) await waitForGoods(visit);
}

async function saveFavourites(visit: Visit): Promise<void> {
  const { world, self } = visit;
  const at = world.floor.clock.now();
  const { textVersion } = consentTexts.on(stockholmDate(at));
  await tell(visit, { type: 'GiveConsent', code: 'Favorite', textVersion, at });
  for (const { varuId } of world.assortment.basket(self.chance, self.chance.between(1, 4))) {
    visit.linger();
    await tell(visit, { type: 'AddFavourite', varuId, at: world.floor.clock.now() });
  }
}

async function waitForGoods(visit: Visit): Promise<void> {
  const { world, self } = visit;
  const missing = world.assortment.missing(self.chance);
  if (!missing) return;
  visit.linger();
  const product = { varuId: missing, productType: null, isMonitorable: true, inWebStock: false } as const;
  await tell(visit, {
    type: 'WatchProduct',
    watchId: derivedId(visit.visitId, 'watch'),
    product,
    channel: 'mail',
    at: world.floor.clock.now(),
  });
}

async function tell(visit: Visit, command: CustomerCommand): Promise<void> {
  if (visit.customerId) await visit.world.floor.commands.handle(customer, visit.customerId, command, visit.context());
}
