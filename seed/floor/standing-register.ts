import type { PersonNumber } from '../../domain/kernel/index.js';
import type { PrescriptionKind } from '../../domain/prescription/index.js';
import { EHealthClient } from '../../services/partners/e-health/client.js';
import type { GuardedChild, HighCostAnswer, PrescriptionList } from '../../services/partners/e-health/gateway.js';
import { readAccount } from '../../services/partners/e-health/read-high-cost.js';
import { readOrdination } from '../../services/partners/e-health/read-ordination.js';
import { accountOf } from '../../simulators/e-health/high-cost.js';
import { listOf } from '../../simulators/e-health/list.js';
import type { LifeClock } from '../life-clock.js';

/**
 * What the simulated national service answers on a day of the generated history, without HTTP. A customer's time is known
 * only where the customer acts, and the simulator would take the time of the whole history.
 */
export class StandingRegister extends EHealthClient {
  constructor(private readonly clock: LifeClock) {
    super({ url: 'http://127.0.0.1:9', pharmacy: 'generated' });
  }

  override async prescriptionsOf(person: PersonNumber, kind: PrescriptionKind): Promise<PrescriptionList> {
    const answer = listOf(person, kind === 'animal' ? 'djur' : 'human', this.clock.today());
    const prescriptions = answer.ordinationer.map((ordination) => readOrdination(kind, ordination));
    return { isRegistered: answer.folkbokford, prescriptions };
  }

  override async highCostOf(person: PersonNumber): Promise<HighCostAnswer> {
    const answer = accountOf(person, this.clock.today());
    return { isRegistered: answer.folkbokford, account: readAccount(answer) };
  }

  override async childrenOf(): Promise<readonly GuardedChild[]> {
    return [];
  }
}
