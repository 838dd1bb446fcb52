import { SettableClock } from '../../../services/foundation/clock.js';
import { readConfig } from '../../../services/foundation/config/config.js';
import { partnerClients } from '../../../services/partners/clients.js';
import { readPartners } from '../../../services/partners/config.js';
import { UNWATCHED } from '../../../services/partners/health/partner-watch.js';
import { PARTNER_SECRETS, PARTNERS, type PartnerName } from '../../../services/partners/partners.js';
import { PartnersModule } from '../../../services/partners/partners.module.js';
import { SimulatorClaims } from '../../../services/partners/simulated/simulator-claims.js';
import { PartnerDesk } from '../../../services/support/operations/partner-desk.js';
import { startPartners } from '../../../simulators/simulators.js';
import { POSTCARDS, type PostcardClient } from './partner.js';

const NAME = 'postcards' as PartnerName;
const PRODUCTION = {
  SHOP_ENV: 'production',
  MASTER_KEY: '8f3a17b2'.repeat(8),
  LOOKUP_KEY: '29d650ce'.repeat(8),
  PUBLIC_URL: 'https://algort.example',
};
const others = { acquire: async (lock: string) => lock !== `simulated ${NAME}` };

/** Uses the new partner in every part of the shop that handles partners. @returns what each part did with it */
export async function speakThrough() {
  const clock = new SettableClock('2026-05-04T10:00:00.000Z');
  const partners = await startPartners({ environment: {}, shopUrl: 'http://127.0.0.1:9' });
  const { config, simulated, tls } = partners;
  const clients = partnerClients(config, { tls, watch: UNWATCHED, clock });
  try {
    const desk = new PartnerDesk({ calls: async () => [] }, config, simulated, clock);
    const { providers = [] } = PartnersModule.of({ config, simulated, tls });
    return {
      answer: await (clients[NAME] as unknown as PostcardClient).send('Hej'),
      row: (await desk.list()).find(({ partner }) => partner === NAME),
      isProvided: providers.some((each) => 'provide' in each && each.provide === POSTCARDS),
      halfSet: refusalOf(() => readPartners({ POSTCARDS_URL: 'http://127.0.0.1:9' })),
      inProduction: refusalOf(() => readPartners({ SIMULATED_PARTNERS: NAME }, { production: true })),
      weakSecret: refusalOf(() => readConfig({ ...PRODUCTION, POSTCARDS_KEY: 'secret' }, PARTNER_SECRETS)),
      claimed: await new SimulatorClaims(others, [NAME]).hold().catch(String),
    };
  } finally {
    for (const { name } of PARTNERS) await clients[name]?.close();
    await partners.close();
  }
}

function refusalOf(start: () => unknown): string {
  try {
    start();
    return '';
  } catch (error) {
    return String(error);
  }
}
