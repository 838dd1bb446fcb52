import type { Uuid } from '../../domain/kernel/index.js';
import { prescription } from '../../domain/prescription/index.js';
import { UnsettledWithdrawals } from '../../services/care/prescription-cart/unsettled.js';
import { prescriptionCartTexts as texts } from '../../services/care/prescription-cart/texts.js';
import { prescriptionKey } from '../../services/care/prescription/received.js';
import type { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import type { Platform } from '../../services/foundation/platform/platform.js';
import { Problem } from '../../services/foundation/problem/problem.js';

const UNSETTLED = ['held', 'ordered', 'dispensed'];
const nothingFollowed = { waitFor: () => Promise.resolve(true) };

/** The withdrawals of open orders, read from the prescriptions' own streams. No view follows the orders of the history. */
export class FloorWithdrawals extends UnsettledWithdrawals {
  private readonly handling: CommandHandling;

  constructor({ commands, db, store }: Pick<Platform, 'commands' | 'db' | 'store'>) {
    super(commands, db, store, nothingFollowed);
    this.handling = commands;
  }

  override async refuse(customerId: Uuid, ordinationIds: readonly string[]): Promise<void> {
    for (const ordinationId of ordinationIds) {
      const { dispensings } = await this.handling.load(prescription, prescriptionKey(customerId, ordinationId));
      if (Object.values(dispensings).some(({ phase }) => UNSETTLED.includes(phase)))
        throw new Problem(409, [{ field: 'ordinationsId', code: 'WITHDRAWAL_HELD', message: texts.held }]);
    }
  }
}
