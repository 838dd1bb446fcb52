import type { Uuid } from '../../domain/kernel/index.js';
import { knownPrescription, order } from '../../domain/order/index.js';
import { dispensingIdOf, type Pack } from '../../domain/prescription/index.js';
import { streamId } from '../../domain/slices.js';
import type { DispensingRow } from '../../projections/care/dispensing/table.js';
import { dispensingReactions } from '../../services/care/dispensing/dispensing-reactions.js';
import { Dispensings } from '../../services/care/dispensing/dispensings.js';
import type { DispensingPartners } from '../../services/care/dispensing/partners.js';
import type { HealthLooks } from '../../services/care/health-look/health-looks.js';
import type { NationalService } from '../../services/care/patient/national-service.js';
import type { Patients } from '../../services/care/patient/patients.js';
import type { ReceivedPrescriptions } from '../../services/care/prescription/received.js';
import type { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { derivedId } from '../../services/foundation/command-handling/derived-id.js';
import type { Database } from '../../services/foundation/database/connection.js';
import type { EventStore } from '../../services/foundation/event-store/port.js';
import type { Processes } from '../../services/foundation/reactions/processes.js';
import type { LifeClock } from '../life-clock.js';

interface DeskParts {
  readonly commands: CommandHandling;
  /** Reactions derive the ids of their commands themselves. */
  readonly reacting: CommandHandling;
  readonly national: NationalService;
  readonly patients: Patients;
  readonly received: ReceivedPrescriptions;
  readonly partners: DispensingPartners;
  readonly processes: Processes;
  readonly db: Database;
  readonly clock: LifeClock;
  readonly looks: HealthLooks;
  readonly store: Pick<EventStore, 'readStream'>;
}

export interface Pharmacist {
  readonly id: Uuid;
  readonly name: string;
}

const pharmacist = (name: string): Pharmacist => ({ id: derivedId('generated history', name), name });
export const [FIRST, SECOND] = [pharmacist('Farida Nouri'), pharmacist('Göran Palm')] as const;

/** No view follows the history while it is generated. */
export const nothingFollowed = { waitFor: () => Promise.resolve(true) };

/** The pharmacists' work. The rows of the orders come from their streams, because no view follows them yet. */
export class FloorDesk extends Dispensings {
  private readonly reactions;

  constructor(private readonly parts: DeskParts) {
    const { commands, national, patients, received, reacting, partners, processes, store, db, clock } = parts;
    super(commands, national, patients, received, partners, processes, nothingFollowed, db, clock);
    this.reactions = dispensingReactions({ commands: reacting, partners, processes, store, clock });
  }

  /** The prescription lines of an order, as the desk lists them. */
  override async rowsOf(orderId: Uuid): Promise<readonly DispensingRow[]> {
    const { order: placed } = await this.parts.commands.load(order, orderId);
    const { customerId, orderNumber, lines = [], confirmedAt = null } = { confirmedAt: null, ...placed };
    return lines.flatMap((line) => {
      const ordered = knownPrescription(line);
      if (!ordered || !customerId || !orderNumber) return [];
      return [
        {
          ...{ dispensing_id: dispensingIdOf(orderId, line.lineId), prescription_id: ordered.prescriptionId },
          ...{ customer_id: customerId, order_id: orderId, order_number: orderNumber, line_id: line.lineId },
          ...({ phase: 'ordered', ordered_at: confirmedAt, promised_by: null, asked: false } as const),
        },
      ];
    });
  }

  /** Holds and orders the withdrawals of an order, as the shop's follower does. */
  async follow(orderId: Uuid): Promise<void> {
    if ((await this.rowsOf(orderId)).length > 0)
      await this.parts.processes.follow(await this.parts.store.readStream(streamId('order', orderId)));
  }

  async looked({ customer_id, order_number }: DispensingRow, { id, name }: Pharmacist): Promise<void> {
    const by = { kind: 'staff', id, name, role: 'pharmacist', purpose: 'dispensing' } as const;
    await this.parts.looks.shownToStaff(
      customer_id,
      'ordered-prescription',
      by,
      `Expediering av order ${order_number}`,
    );
  }

  hand(row: DispensingRow, packs: readonly Pack[], { id }: Pharmacist, as: string) {
    return this.dispense(row, packs, id, derivedId(row.dispensing_id, as));
  }

  /** Tells the partners what happened, as the shop's reactions do. What they know already changes nothing. */
  async tellPartners(rows: readonly DispensingRow[]): Promise<void> {
    for (const key of new Set(rows.map(({ prescription_id }) => prescription_id)))
      for (const event of await this.parts.store.readStream(streamId('prescription', key)))
        for (const { eventTypes, react } of this.reactions) if (eventTypes.includes(event.type)) await react(event);
  }
}
