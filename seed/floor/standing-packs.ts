import type { PackAnswer, PackIdentity, VerificationGateway } from '../../services/partners/verification/gateway.js';
import { Packs } from '../../simulators/verification/packs.js';
import type { LifeClock } from '../life-clock.js';

/** Somebody else hands such a pack out just before our pharmacist does. */
export const TAKEN_ELSEWHERE = 'ANNAN';

/** The simulated verification system of the generated history, without HTTP. */
export class StandingPacks implements VerificationGateway {
  private readonly packs = new Packs();

  constructor(private readonly clock: LifeClock) {}

  async verify(pack: PackIdentity): Promise<PackAnswer> {
    return this.packs.stateOf(pack, this.clock.today());
  }

  async decommission(pack: PackIdentity, transactionId: string): Promise<PackAnswer> {
    const by = pack.serial.startsWith(TAKEN_ELSEWHERE) ? 'another pharmacy' : transactionId;
    const { state } = await this.verify(pack);
    if (state === 'active' && this.packs.mayTake(pack, by))
      this.packs.apply({ type: 'decommissioned', pack, transactionId: by });
    return this.verify(pack);
  }

  async reactivate(pack: PackIdentity, transactionId: string): Promise<PackAnswer> {
    this.packs.apply({ type: 'reactivated', pack, transactionId });
    return this.verify(pack);
  }
}
