import { dosePackById, dosePackMessages } from '../../../projections/care/dose-pack/queries.js';
import type { Staff } from '../../access/staff/staff.js';
import type { DosePacks } from '../../care/dose-pack/dose-packs.js';
import type { HealthLooks } from '../../care/health-look/health-looks.js';
import type { Clock } from '../../foundation/clock.js';
import type { Database } from '../../foundation/database/connection.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { refusalsAsErrors } from '../../foundation/problem/result.js';
import type { DispensingDesk, DosePackListed, DosePackOpened } from '../contract/dispensing.js';
import { dosePackDeskTexts as texts } from './texts.js';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly packs: DosePacks;
  readonly looks: HealthLooks;
}

const SHOWN = 200;
const AN_HOUR = 3_600_000;

/** RX-24: the messages that ask for dose packs, for one pharmacist. */
export class DosePackDesk {
  constructor(
    private readonly parts: Parts,
    private readonly staff: Staff,
  ) {}

  async list(): Promise<readonly DosePackListed[]> {
    const { db, clock } = this.parts;
    const now = Date.parse(clock.now());
    return (await dosePackMessages(db, SHOWN)).map((row) => ({
      messageId: row.message_id,
      askedAt: row.asked_at,
      waitedHours: Math.floor((now - Date.parse(row.asked_at)) / AN_HOUR),
      answered: row.answered_at && row.answered_by ? { at: row.answered_at, byName: row.answered_by } : null,
    }));
  }

  /** LAW-09: recorded before anything is shown, with the reason that the customer reads. */
  async open(messageId: string): Promise<DosePackOpened | null> {
    const { db, packs, looks } = this.parts;
    const row = await dosePackById(db, messageId);
    if (!row) return null;
    const message = await packs.one(row.customer_id, messageId);
    if (!message) return null;
    const { staffId: id, name } = this.staff;
    const by = { kind: 'staff', id, name, role: 'pharmacist', purpose: 'dispensing' } as const;
    for (const customerId of await packs.told(message))
      if (!(await looks.shownToStaff(customerId, 'dose-pack-message', by, texts.look))) return null;
    const { request, askedAt, answered } = message;
    return { messageId, askedAt, request, answered };
  }

  answer({ messageId, text, commandId }: Parameters<DispensingDesk['answerDosePack']>[0]): Promise<Result> {
    return refusalsAsErrors(async () => {
      const { db, packs } = this.parts;
      const row = await dosePackById(db, messageId);
      if (!row) return { ok: false as const, errors: [{ code: 'MessageUnknown', message: texts.unknown }] };
      const { staffId: by, name: byName } = this.staff;
      await packs.answer(row.customer_id, { messageId, by, byName, text }, commandId);
      return { ok: true as const };
    });
  }
}
