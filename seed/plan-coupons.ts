import { coupon, type CouponPlan } from '../domain/coupon/index.js';
import { addDays, type BusinessDate, type Uuid } from '../domain/kernel/index.js';
import { SYSTEM } from '../services/foundation/command-handling/command-context.js';
import type { CommandHandling } from '../services/foundation/command-handling/command-handling.js';
import { derivedId } from '../services/foundation/command-handling/derived-id.js';

const PLANS: Readonly<Record<string, Pick<CouponPlan, 'name' | 'off' | 'goods' | 'minimum'>>> = {
  ALGORT10: { name: '10 % på allt', off: { percent: 10 }, goods: null, minimum: 0 },
  HUD50: {
    name: '50 kr på hudvård',
    off: { amount: 5_000 },
    goods: { varuIds: [], categories: ['hudvard'] },
    minimum: 20_000,
  },
};

/**
 * The codes that generated customers enter. They have no limits: customers act at the same time, and the uses on one
 * stream would then come in another order each time.
 */
export const GENERATED_CODES = Object.keys(PLANS);

const WELCOME: Omit<CouponPlan, 'from' | 'to'> = {
  ...{ name: 'Välkomstrabatt', off: { percent: 15 }, goods: null, minimum: 15_000 },
  ...{ total: 1, oncePerCustomer: true },
};
const WELCOME_DAYS = 120;

/** The code of one use that a new member gets. Nobody else has it, so it has a stream of its own. */
export function welcomeCode(root: Uuid): string {
  return `VALKOMMEN-${root.slice(0, 8).toUpperCase()}`;
}

export async function planWelcome(commands: CommandHandling, root: Uuid, on: BusinessDate): Promise<void> {
  const plan = { ...WELCOME, from: on, to: addDays(on, WELCOME_DAYS) };
  await planOne(commands, derivedId(root, 'welcome'), welcomeCode(root), plan, on);
}

/** Plans coupons for the whole generated history and two months after it. */
export async function planCoupons(
  { commands }: { readonly commands: CommandHandling },
  on: BusinessDate,
): Promise<void> {
  const run = derivedId('coupons', on);
  for (const [code, terms] of Object.entries(PLANS)) {
    const days = { from: addDays(on, -500), to: addDays(on, 60) };
    await planOne(commands, run, code, { ...terms, ...days, total: null, oncePerCustomer: false }, on);
  }
}

async function planOne(
  commands: CommandHandling,
  run: Uuid,
  code: string,
  plan: CouponPlan,
  on: BusinessDate,
): Promise<void> {
  const context = { commandId: derivedId(run, code), correlationId: run, causationId: null, actor: SYSTEM };
  const outcome = await commands.handle(coupon, code, { type: 'PlanCoupon', code, plan, on }, context);
  if (!outcome.ok) throw new Error(`${code}: ${outcome.rejection.type}`);
}
