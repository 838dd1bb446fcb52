import { stoppedPieces, type OrderLine, type OrderState } from '../../../../domain/order/index.js';
import type { UnsentView } from '../../packing/contract.js';

type Shorts = OrderState['unsent']['shorts'];

/** Why the goods of an order are not sent. A line whose fee was lowered is sent as usual, so it is not among them. */
export function unsentView(
  lines: readonly Pick<OrderLine, 'lineId' | 'name'>[],
  state: Pick<OrderState, 'unsent'>,
): readonly UnsentView[] {
  const nameOf = (lineId: string): string => lines.find((line) => line.lineId === lineId)?.name ?? '';
  const shorts = state.unsent.shorts.flatMap(({ lines: short }) =>
    short.filter(({ cause }) => cause !== 'fee-lowered'),
  );
  const stopped = Object.entries(stoppedPieces(state));
  return [
    ...shorts.map(({ lineId, quantity, refund, cause }) => {
      return { name: nameOf(lineId), quantity, refund, why: whyOf(cause) };
    }),
    ...stopped.map(([lineId, { quantity, refund }]) => {
      return { name: nameOf(lineId), quantity, refund, why: 'stopped' as const };
    }),
  ];
}

function whyOf(cause: Shorts[number]['lines'][number]['cause']): UnsentView['why'] {
  return cause === 'not-dispensed' ? 'refused' : 'lacking';
}
