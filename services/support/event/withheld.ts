import type { RecordedEvent, Uuid } from '../../../domain/kernel/index.js';
import type { RelatedEvent } from '../contract/customers.js';
import type { Subjects } from '../history/subjects.js';

export type IsOpen = (subjectId: Uuid) => Promise<boolean>;

/** Hides events of customers that this session has not opened. */
export async function withheldFrom(
  events: readonly RecordedEvent[],
  subjects: Pick<Subjects, 'ofStreams'>,
  isOpen: IsOpen,
): Promise<(event: RecordedEvent) => RelatedEvent> {
  const owners = await subjects.ofStreams([...new Set(events.map(({ streamId }) => streamId))]);
  const open = new Map<Uuid, boolean>();
  for (const owner of new Set(owners.values())) open.set(owner, await isOpen(owner));
  return (event) => {
    const owner = owners.get(event.streamId);
    if (owner === undefined || open.get(owner)) return { withheld: false, event };
    const { eventId, type, effectiveAt } = event;
    return { withheld: true, event: { eventId, type, effectiveAt } };
  };
}
