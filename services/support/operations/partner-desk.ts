import { stockholmDate } from '../../../domain/kernel/index.js';
import type { Clock } from '../../foundation/clock.js';
import { PARTNER_NAMES, type PartnerName, type PartnersConfig } from '../../partners/config.js';
import type { CallsOfDay, PartnerHealth } from '../../partners/health/partner-health.js';
import type { Simulated } from '../../partners/simulated.js';
import type { PartnerShown } from '../contract/operations.js';

interface Connection {
  readonly address: keyof PartnersConfig;
  readonly simulator: keyof Simulated;
}

const CONNECTIONS: Readonly<Record<PartnerName, Connection>> = {
  adyen: { address: 'ADYEN_URL', simulator: 'adyen' },
  warehouse: { address: 'WAREHOUSE_URL', simulator: 'warehouse' },
  mail: { address: 'SMTP_URL', simulator: 'mailbox' },
  push: { address: 'PUSH_URL', simulator: 'push' },
  weather: { address: 'WEATHER_URL', simulator: 'weather' },
  bankid: { address: 'BANKID_URL', simulator: 'bankId' },
  freja: { address: 'FREJA_URL', simulator: 'freja' },
  'population-register': { address: 'POPULATION_REGISTER_URL', simulator: 'populationRegister' },
};

/** The results of calls to partners, from all processes. */
export class PartnerDesk {
  constructor(
    private readonly health: Pick<PartnerHealth, 'calls'>,
    private readonly config: PartnersConfig,
    private readonly simulated: Simulated,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  async list(): Promise<readonly PartnerShown[]> {
    const calls = await this.health.calls();
    const today = stockholmDate(this.clock.now());
    return PARTNER_NAMES.map((partner) => ({
      partner,
      connection: this.connectionOf(CONNECTIONS[partner]),
      ...shown(
        calls.filter((each) => each.partner === partner),
        today,
      ),
    }));
  }

  private connectionOf({ address, simulator }: Connection): PartnerShown['connection'] {
    if (this.simulated[simulator]) return 'simulated';
    return this.config[address] ? 'real' : 'absent';
  }
}

/** @param calls newest first */
function shown(calls: readonly CallsOfDay[], today: string): Omit<PartnerShown, 'partner' | 'connection'> {
  const failure = calls.find(({ outcome }) => outcome === 'failed');
  return {
    lastSuccess: calls.find(({ outcome }) => outcome === 'answered')?.lastAt ?? null,
    lastFailure: failure ? { at: failure.lastAt, code: failure.code, status: failure.status } : null,
    today: calls
      .filter(({ day }) => day === today)
      .flatMap(({ outcome, code, status, calls: times }) =>
        outcome === 'answered' ? [] : [{ outcome, code, status, times }],
      ),
  };
}
