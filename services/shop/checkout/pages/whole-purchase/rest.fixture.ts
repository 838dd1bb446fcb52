import type { OrderCommand } from '../../../../../domain/order/index.js';
import { ACTS } from './acts.fixture.js';
import type { Happening } from './happening.fixture.js';
import { confirmCapture, refund, reverse } from './news.fixture.js';

const TOMORROW = '2026-05-06T12:00:00.000Z';
const LATER = '2026-05-04T18:00:00.000Z';
/** More than any order has open. A life that takes more never ends. */
const MOST = 200;

/** How everything that is open ends: in this order, and each as often as there is something left. */
const ENDS = [
  ...['the warehouse has stopped the order', 'a parcel leaves', 'a parcel arrives', 'a parcel comes back'],
  ...['a return is good', 'a second person approves', 'a second person declines'],
  ...['staff decline a complaint', 'the new goods leave'],
];

/** Time passes: open payments end, parcels and returns arrive, staff answer, and the partner does what it was asked. */
export async function comeToRest(parts: readonly Happening[], settle: () => Promise<void>): Promise<void> {
  const [on] = parts;
  if (!on) return;
  await on.pay({ type: 'TimeOut', at: LATER });
  await settle();
  for (let acts = 0, next = nextEnd(parts); next; acts += 1, next = nextEnd(parts)) {
    if (acts > MOST) throw new Error('the life of the order never ends');
    await on.act(next);
    await settle();
  }
  for (let round = 0; round < 3; round += 1) {
    await on.pay({ type: 'RetryDue', at: TOMORROW });
    await confirmCapture(on);
    await refund(on);
    await reverse(on);
    await settle();
  }
}

function nextEnd(parts: readonly Happening[]): OrderCommand | null {
  for (const name of ENDS)
    for (const on of parts) {
      const command = ACTS[name]?.(on) ?? null;
      // What is with its customer stays there.
      if (command && on.isPossible(command) && !(name === 'a parcel arrives' && on.parcel?.phase !== 'dispatched'))
        return command;
    }
  return null;
}
