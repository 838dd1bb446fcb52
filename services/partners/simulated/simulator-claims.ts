import { Logger } from '@nestjs/common';

import { guarded } from '../../foundation/log/guarded.js';
import { InvalidConfiguration } from '../../foundation/config/invalid-configuration.js';
import type { WorkLocks } from '../../foundation/database/work-locks.js';
import { PARTNERS, type Partner, type PartnerName } from '../partners.js';

const RENEWED_MS = 30_000;

/**
 * Lets only one process on a database simulate a partner. A simulator knows only its own state. With two simulators,
 * one would accept a payment and the other could not capture it.
 */
export class SimulatorClaims {
  private readonly logger = new Logger('partners');
  private readonly partners: readonly Partner[];
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly locks: Pick<WorkLocks, 'acquire'>,
    toSimulate: readonly PartnerName[],
  ) {
    this.partners = PARTNERS.filter(({ name, simulator }) => simulator.remembers && toSimulate.includes(name));
  }

  /**
   * Takes an advisory lock for each simulated partner and keeps taking it until the release.
   * @throws InvalidConfiguration that names the setting, when another process holds one of the locks
   */
  async hold(): Promise<void> {
    for (const partner of this.partners) if (!(await this.take(partner))) throw alreadySimulated(partner);
    this.timer = setInterval(
      guarded('the claim of the simulators', () => void this.renew()),
      RENEWED_MS,
    );
    this.timer.unref();
  }

  /** Takes the locks again, because a restarted database has released them. */
  async renew(): Promise<void> {
    for (const partner of this.partners)
      try {
        if (!(await this.take(partner))) this.logger.error(`${alreadySimulated(partner).message}; end one of the two`);
      } catch (error) {
        this.logger.warn(`the claim of ${partner.name} is renewed in ${RENEWED_MS / 1000} s: ${String(error)}`);
      }
  }

  release(): void {
    clearInterval(this.timer);
  }

  private take({ name }: Partner): Promise<boolean> {
    return this.locks.acquire(`simulated ${name}`);
  }
}

function alreadySimulated({ address, name }: Partner): InvalidConfiguration {
  return new InvalidConfiguration(
    `${address}: is not set, and another process on this database simulates ${name} already; ` +
      'for several processes start npm run partners, and set in each of them what its file says',
  );
}
