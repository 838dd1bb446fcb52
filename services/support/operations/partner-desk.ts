import { stockholmDate } from '../../../domain/kernel/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { PartnersConfig } from '../../partners/config.js';
import type { CallsOfDay, PartnerHealth } from '../../partners/health/partner-health.js';
import { PARTNERS, type Partner } from '../../partners/partners.js';
import type { Simulated } from '../../partners/simulated/simulated.js';
import type { PartnerShown } from '../contract/operations.js';

/** Shows the results of calls to partners, from all processes. */
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
    return PARTNERS.map((partner) => ({
      partner: partner.name,
      shownAs: partner.shownAs,
      connection: this.connectionOf(partner),
      ...shown(
        calls.filter((each) => each.partner === partner.name),
        today,
      ),
    }));
  }

  private connectionOf({ address, name }: Partner): PartnerShown['connection'] {
    if (this.simulated[name]) return 'simulated';
    return this.config[address] ? 'real' : 'absent';
  }
}

/** Summarises the calls to one partner. @param calls newest first */
function shown(calls: readonly CallsOfDay[], today: string): Omit<PartnerShown, 'partner' | 'shownAs' | 'connection'> {
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
