import type { ConsentWithdrawn, CustomerErased, CustomerEvent } from '../../../domain/customer/index.js';
import { RRD_CODES } from '../../../domain/customer/index.js';
import type { HighCostAccountReceived } from '../../../domain/high-cost-account/index.js';
import type { PrescriptionEvent } from '../../../domain/prescription/index.js';
import { reminder } from '../../../domain/reminder/index.js';
import { parseStreamId } from '../../../domain/slices.js';
import type { WarrantEvent } from '../../../domain/warrant/index.js';
import { causedBy } from '../../foundation/command-handling/command-context.js';
import type { ReactionCommands } from '../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import type { Reaction } from '../../foundation/reactions/reaction.js';
import type { Recomputing } from './recomputing.js';

/** The customer has just read it by right, so the register was asked a moment ago. */
const OF_READING = ['PrescriptionReceived', 'OtherPatientLearned'] satisfies PrescriptionEvent['type'][];
/** Days may have passed since the order, and a guardianship may have ended (RX-08). */
const OF_WITHDRAWAL = ['MedicineDispensed', 'DispensingUndone'] satisfies PrescriptionEvent['type'][];
const OF_ACCOUNT: readonly string[] = ['HighCostAccountReceived' satisfies HighCostAccountReceived['type']];
const OF_WARRANT = [
  'WarrantReceived',
  'WarrantAccepted',
  'WarrantDeclined',
  'WarrantEnded',
] satisfies WarrantEvent['type'][];
const OF_CUSTOMER = ['ConsentGiven', 'ConsentWithdrawn', 'CustomerErased'] satisfies CustomerEvent['type'][];
/** Names the command that an event causes. Never rename it. */
const PART = 'recompute-reminders';
const KEPT: readonly string[] = Object.values(RRD_CODES);

/** RMD-02: plans and cancels at each change of what a reminder depends on. The same event again changes nothing. */
export function recomputeReaction(
  commands: ReactionCommands,
  recomputing: Pick<Recomputing, 'of' | 'asking' | 'open' | 'all'>,
): Reaction {
  return {
    name: 'recompute reminders',
    eventTypes: [...OF_READING, ...OF_WITHDRAWAL, ...OF_ACCOUNT, ...OF_WARRANT, ...OF_CUSTOMER],
    async react(event) {
      const { customerId, at } = event.data as CustomerErased['data'];
      const context = causedBy(event, PART);
      if (event.type === 'CustomerErased')
        await commands.reactingTo(event).send(reminder, customerId, { type: 'ForgetReminders', customerId, at }, PART);
      else if (isOneOf(OF_READING, event)) await recomputing.of(customerId, [keyOf(event)], context);
      else if (isOneOf(OF_WITHDRAWAL, event)) await recomputing.asking(customerId, [keyOf(event)], context);
      else if (OF_ACCOUNT.includes(event.type)) await recomputing.of(customerId, [], context);
      else if (isOneOf(OF_WARRANT, event)) await recomputing.open(customerId, context);
      else if (KEPT.includes((event.data as unknown as ConsentWithdrawn['data']).code))
        await (event.type === 'ConsentGiven'
          ? recomputing.all(customerId, context)
          : recomputing.open(customerId, context));
    },
  };
}

function isOneOf(types: readonly string[], { type }: StoredEvent): boolean {
  return types.includes(type);
}

function keyOf({ streamId }: StoredEvent): string {
  const own = parseStreamId(streamId);
  if (!own) throw new TypeError(`${streamId} is a stream of no known kind`);
  return own.key;
}
