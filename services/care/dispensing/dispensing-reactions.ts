import { isForgotten, type RecordedEvent } from '../../../domain/kernel/index.js';
import {
  prescription,
  type Dispensing,
  type DispensingUndone,
  type MedicineDispensed,
} from '../../../domain/prescription/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { EventStore, StoredEvent } from '../../foundation/event-store/port.js';
import type { Reaction } from '../../foundation/reactions/reaction.js';
import type { Processes } from '../../foundation/reactions/processes.js';
import type { DispensingPartners } from './partners.js';

interface Parts {
  readonly commands: ReactionCommands;
  readonly partners: Pick<DispensingPartners, 'settle' | 'undo'>;
  readonly processes: Pick<Processes, 'follow'>;
  readonly store: Pick<EventStore, 'readStream'>;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * RX-06: what a pharmacist dispensed is told to the partners, until both have answered. Only then the parcel may leave.
 * An event that arrives again is settled again under the same ids, and changes nothing. A partner that stays silent has
 * the event parked, which staff see.
 */
export function dispensingReactions({ commands, partners, processes, store, clock }: Parts): readonly Reaction[] {
  return [
    {
      name: 'dispense at partners',
      eventTypes: ['MedicineDispensed'] satisfies MedicineDispensed['type'][],
      async react(event) {
        const { dispensingId, reportId, record } = dataOf<MedicineDispensed>(event);
        const reacting = commands.reactingTo(event);
        if (isForgotten(record)) return;
        const standing = async () =>
          standingOf((await reacting.stateOf(prescription, reacting.key)).dispensings[dispensingId], reportId);
        const before = await standing();
        if (before === 'reported') return;
        // An earlier delivery of this event may have told the partners, and then its process was killed.
        if (before === 'undone') return partners.undo({ reportId, record });
        const settled = await partners.settle({ reportId, record });
        const at = clock.now();
        const command =
          settled === 'settled'
            ? ({ type: 'ConfirmDispensing', dispensingId, at } as const)
            : ({ type: 'UndoDispensing', dispensingId, reason: settled, at } as const);
        const outcome = await reacting.send(prescription, reacting.key, command, 'settled with partners');
        if (outcome.ok) await processes.follow(outcome.events);
        // The order was cancelled while the partners were asked. Its own event may have found nothing there yet.
        else if ((await standing()) === 'undone') await partners.undo({ reportId, record });
      },
    },
    {
      name: 'undo dispensing at partners',
      eventTypes: ['DispensingUndone'] satisfies DispensingUndone['type'][],
      async react(event) {
        const { dispensingId, reason } = dataOf<DispensingUndone>(event);
        // The partners refused the others, and know nothing of them.
        if (reason !== 'not-sent') return;
        const undone = await undoneDispensing(store, event, dispensingId);
        if (!undone || isForgotten(undone.record)) return;
        await partners.undo({ reportId: undone.reportId, record: undone.record });
      },
    },
  ];
}

/** How far this very dispensing has come. A later one of the same withdrawal has a report of its own. */
function standingOf(one: Dispensing | undefined, reportId: string): 'waits' | 'reported' | 'undone' {
  if (one?.reportId !== reportId) return 'undone';
  return one.phase === 'dispensed' ? 'waits' : 'reported';
}

/** The last dispensing before this event. The state has no record of what was undone. */
async function undoneDispensing(
  store: Pick<EventStore, 'readStream'>,
  { streamId, revision }: StoredEvent,
  dispensingId: string,
): Promise<MedicineDispensed['data'] | null> {
  const events = await store.readStream(streamId);
  const dispensed = events.findLast(
    (each) =>
      each.type === 'MedicineDispensed' &&
      each.revision < revision &&
      dataOf<MedicineDispensed>(each).dispensingId === dispensingId,
  );
  return dispensed ? dataOf<MedicineDispensed>(dispensed) : null;
}

function dataOf<E extends { readonly type: string; readonly data: unknown }>(event: StoredEvent): E['data'] {
  return (event as unknown as RecordedEvent & E).data;
}
