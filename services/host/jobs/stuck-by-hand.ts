import { stockholmDate } from '../../../domain/kernel/index.js';
import type { ProjectionRunner } from '../../../projections/index.js';
import { stuckOrders, stuckRule, type StuckOrder } from '../../shop/order/stuck-orders.js';
import type { Platform } from '../../foundation/platform/platform.js';
import { NotRunnable } from './run-by-hand.js';
import type { ToolAnswer } from '../../foundation/platform/tool-answer.js';

export interface StuckRequest {
  readonly minutes: number | null;
}

const NAME = 'stuck-orders';
const USAGE = `npm run job ${NAME} -- --minutes 2`;
const VIEWS = ['order-tracking', 'order-payment'];
const VIEW_WAIT_MS = 60_000;

/**
 * Parses `stuck-orders --minutes 2` in each form that npm passes on. Returns null for another job name. @throws
 * NotRunnable
 */
export function stuckRequestFrom(
  [job, ...args]: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): StuckRequest | null {
  if (job !== NAME) return null;
  const words = args
    .flatMap((arg) => (arg.startsWith('--minutes=') ? [arg.slice('--minutes='.length)] : [arg]))
    .filter((arg) => arg !== '--minutes');
  const fromNpm = environment.npm_config_minutes;
  const [typed = fromNpm === 'true' ? undefined : fromNpm, ...more] = words;
  if (more.length > 0) throw new NotRunnable(`${more[0]}: is one argument too many; ${USAGE}`);
  if (typed !== undefined && !/^\d{1,5}$/.test(typed))
    throw new NotRunnable(`minutes: ${typed} is not a whole number; ${USAGE}`);
  return { minutes: typed === undefined ? null : Number(typed) };
}

/**
 * Prints one line for each stuck order, with exit code 1 when there is one.
 * @throws NotRunnable when the views are behind
 */
export async function findStuck(
  { minutes }: StuckRequest,
  { store, db, clock }: Pick<Platform, 'store' | 'db' | 'clock'>,
  views: Pick<ProjectionRunner, 'waitFor'>,
): Promise<ToolAnswer> {
  const head = await store.head();
  for (const view of VIEWS)
    if (!(await views.waitFor(view, head, VIEW_WAIT_MS)))
      throw new NotRunnable(
        `view ${view} has not caught up in ${VIEW_WAIT_MS / 1000} s: the stuck orders cannot be listed`,
      );
  const now = clock.now();
  const waited = minutes ?? stuckRule.on(stockholmDate(now)).minutes;
  const stuck = await stuckOrders(db, waited, now);
  if (stuck.length === 0) return { said: `nothing has been stuck for ${waited} minutes`, code: 0 };
  return { said: stuck.map(line).join('\n'), code: 1 };
}

function line({ orderNumber, orderId, step, since }: StuckOrder): string {
  return `${orderNumber}  ${step.padEnd('confirmation-mail'.length)}  since ${since}  ${orderId}`;
}
