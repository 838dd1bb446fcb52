import { INSPECTION_OUTCOMES } from '../../domain/order/index.js';
import type { OrderWay } from './order-way.js';
import { ORDINARY, type Way } from './way.js';

/** A return of a piece for each thing that the warehouse may find, and one that staff are warned of. */
export const returned: readonly Way[] = [
  {
    ...ORDINARY,
    async *course(way) {
      yield* way.isReceived();
      yield way.afterDays(3);
      const { returnNumber, lines } = await sendsBack(way);
      yield way.afterDays(3);
      await way.warehouseDoes({ type: 'ReceiveReturn', returnNumber, receivedAt: way.now() });
      yield way.afterDays(1);
      const found = lines.map((line, nth) => ({ ...line, outcome: INSPECTION_OUTCOMES[nth % 4] ?? 'ok' }));
      await way.warehouseDoes({ type: 'InspectReturn', returnNumber, lines: found, inspectedAt: way.now() });
      yield* way.refunds();
    },
  },
  {
    ...ORDINARY,
    method: 'Invoice14Days',
    async *course(way) {
      yield* way.isReceived();
      yield way.afterDays(3);
      const { returnNumber, lines } = await sendsBack(way);
      for (const days of [11, 4]) {
        yield way.afterDays(days);
        await way.jobDoes({ type: 'WarnOfReturns', warnedAt: way.now() });
      }
      const found = lines.map((line) => ({ ...line, outcome: 'ok' as const }));
      await way.warehouseDoes({ type: 'InspectReturn', returnNumber, lines: found, inspectedAt: way.now() });
      yield* way.refunds();
    },
  },
];

async function sendsBack(way: OrderWay) {
  const { orderNumber } = await way.placed();
  await way.withdraws(await way.returnable());
  const [notice] = (await way.state()).withdrawals;
  const returnNumber = notice?.returnNumber ?? '';
  const label = { carrier: 'PostNord', labelNumber: `RE${orderNumber}2SE`, labelledAt: way.now() };
  await way.warehouseDoes({ type: 'LabelReturn', returnNumber, ...label });
  return { returnNumber, lines: notice?.lines ?? [] };
}
