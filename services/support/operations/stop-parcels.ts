import { stockholmDate } from '../../../domain/kernel/index.js';
import { order, type OrderRejection } from '../../../domain/order/index.js';
import { taskReasonRule } from '../../../domain/payment/index.js';
import { lackOf } from '../../../domain/permission/index.js';
import type { Staff } from '../../access/staff/staff.js';
import type { Clock } from '../../foundation/clock.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import type { Processes } from '../../foundation/reactions/processes.js';
import type { StopParcelsRequest, StopParcelsResult } from '../contract/order-life.js';

export interface StopParcelsParts {
  readonly clock: Clock;
  readonly commands: CommandHandling;
  readonly processes: Pick<Processes, 'follow'>;
}

type Refusal = OrderRejection['type'] | 'FORBIDDEN' | 'NONE_CHOSEN' | 'CommandIdReused';

const refusals: Partial<Readonly<Record<Refusal, { readonly message: string; readonly field?: string }>>> = {
  FORBIDDEN: { message: 'Din roll får inte stoppa paket.' },
  NONE_CHOSEN: { field: 'paket', message: 'Välj minst ett paket.' },
  ReasonInvalid: { field: 'orsak', message: 'Skriv en orsak på 3–200 tecken.' },
  ParcelUnknown: { field: 'paket', message: 'Paketet finns inte på ordern.' },
  OrderUnknown: { message: 'Ordern finns inte.' },
  OrderPhaseWrong: { message: 'Ordern är inte betald, så inget är på väg att packas.' },
};

/** CHK-17: asks the warehouse to stop parcels, for one member of staff. Those that are packed or sent are named. */
export async function stopParcels(
  { clock, commands, processes }: StopParcelsParts,
  { staffId, role }: Staff,
  { commandId, orderId, parcelIds, reason }: StopParcelsRequest,
): Promise<StopParcelsResult> {
  if (lackOf(role, 'order.stop-parcels')) return refused('FORBIDDEN');
  if (parcelIds.length === 0) return refused('NONE_CHOSEN');
  const cancelledAt = clock.now();
  const { shortest, longest } = taskReasonRule.on(stockholmDate(cancelledAt));
  const given = reason.trim();
  if (given.length < shortest || given.length > longest) return refused('ReasonInvalid');
  const command = { type: 'Cancel', by: 'staff', reason: given, parcelIds, cancelledAt } as const;
  const actor = { kind: 'staff', id: staffId } as const;
  const context = { commandId, correlationId: commandId, causationId: null, actor };
  const outcome = await commands.handle(order, orderId, command, context);
  if (!outcome.ok) return named(outcome.rejection);
  await processes.follow(outcome.events);
  const { parcels } = await commands.load(order, orderId);
  const tooLate = parcels
    .filter(({ parcelId }) => parcelIds.includes(parcelId))
    .filter(({ dispatchedAt, packedAt }) => dispatchedAt !== null || packedAt !== null)
    .map(({ parcelId }) => parcelId);
  return { ok: true, asked: parcelIds.filter((parcelId) => !tooLate.includes(parcelId)), tooLate };
}

function named(rejection: OrderRejection | { readonly type: 'CommandIdReused' }): StopParcelsResult {
  if (rejection.type !== 'ParcelsTooLate') return refused(rejection.type);
  const message = `För sent: ${rejection.parcelIds.join(', ')} är packat eller skickat.`;
  return { ok: false, errors: [{ code: rejection.type, field: 'paket', message }] };
}

function refused(code: Refusal): StopParcelsResult {
  return { ok: false, errors: [{ code, message: 'Det gick inte. Försök igen.', ...refusals[code] }] };
}
