import { stockholmDate, type BusinessDate } from '../../../domain/kernel/index.js';
import type { Withdrawal } from '../../../domain/product/index.js';
import type { OrderWith } from './orders-with.js';

const UNSENT: readonly OrderWith['status'][] = ['placed', 'confirmed'];

export const texts = {
  usage:
    'usage: npm run recall -- <article number> --reason "<why>" [--notice "<words for who bought it>"] [--from YYYY-MM-DD] [--to YYYY-MM-DD]',
  turnedRound: (from: BusinessDate, to: BusinessDate) => `--to ${to} is before --from ${from}`,
  unknown: (varuId: string) => `${varuId} is no product of the shop`,
  sold: (name: string) => `${name}: sold`,
  withdrawn: (name: string, { reason, on, notice }: Withdrawal) =>
    `${name}: ${reason === 'recall' ? 'recalled' : 'withdrawn'} since ${on}${notice === null ? '' : ` (${notice})`}`,
  order: ({ orderNumber, placedOn, pieces, status }: OrderWith) =>
    `order ${orderNumber}, ${stockholmDate(placedOn)}, ${pieces} ${pieces === 1 ? 'piece' : 'pieces'}, ${status}`,
  sum: (orders: readonly OrderWith[]) => {
    const pieces = orders.reduce((sum, order) => sum + order.pieces, 0);
    const unsent = orders.filter(({ status }) => UNSENT.includes(status)).length;
    return `${orders.length} orders, ${pieces} pieces, ${unsent} orders not sent yet; whose they are, the console tells with a reason`;
  },
};
