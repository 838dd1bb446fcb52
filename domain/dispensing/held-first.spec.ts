import { expect, test } from 'vitest';

import { fold, isRejected, type RecordedEvent } from '../kernel/index.js';
import { order, type OrderEvent, type OrderState } from '../order/index.js';
import { AT, cancelled, confirmed, failed, placed, prescribed } from '../order/spec-events.js';
import { prescription, type PrescriptionState } from '../prescription/index.js';
import { dispensingProcess } from './index.js';

const orderPlaced = placed([prescribed]);

/** The prescription after the process has handled these events of the order, in this order. */
function after(...events: readonly OrderEvent[]): PrescriptionState {
  let state: PrescriptionState = prescription.initial;
  const whole = fold(order.evolve, order.initial, [orderPlaced, ...events]);
  for (const event of events) state = handled(state, whole, event);
  return state;
}

function handled(state: PrescriptionState, of: OrderState, event: OrderEvent): PrescriptionState {
  const recorded = { ...event, eventId: 'e', effectiveAt: AT } as unknown as RecordedEvent<OrderEvent>;
  let current = state;
  for (const { slice, command } of dispensingProcess.react({ slice: 'order', state: of, event: recorded })) {
    if (slice !== 'prescription') throw new Error(`a command to ${slice}`);
    const decision = prescription.decide(command, current);
    if (isRejected(decision)) throw new Error(`${command.type} was refused: ${decision.rejected.type}`);
    current = fold(prescription.evolve, current, decision.accepted);
  }
  return current;
}

const phases = ({ dispensings }: PrescriptionState) => Object.values(dispensings).map(({ phase }) => phase);
test('a payment that is answered before the withdrawal is held brings it to the desk all the same', () => {
  expect(phases(after(confirmed))).toEqual(['ordered']);
  expect(phases(after(confirmed, orderPlaced))).toEqual(['ordered']);
  expect(phases(after(orderPlaced, confirmed))).toEqual(['ordered']);
});

test.each([
  ['a payment that fails', failed],
  ['an order that is cancelled', cancelled],
])('%s before the withdrawal is held leaves nothing held', (_what, ended) => {
  expect(phases(after(ended, orderPlaced))).toEqual(['released']);
  expect(phases(after(orderPlaced, ended))).toEqual(['released']);
});
