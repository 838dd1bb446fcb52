import { coupon, type CouponPlan } from '../domain/coupon/index.js';
import { addDays, type BusinessDate } from '../domain/kernel/index.js';
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

/** The codes that generated customers enter. They have no limits, because no reaction follows the generated history. */
export const GENERATED_CODES = Object.keys(PLANS);

/** Plans coupons for the whole generated history and two months after it. */
export async function planCoupons(
  { commands }: { readonly commands: CommandHandling },
  on: BusinessDate,
): Promise<void> {
  const run = derivedId('coupons', on);
  for (const [code, terms] of Object.entries(PLANS)) {
    const days = { from: addDays(on, -500), to: addDays(on, 60) };
    const plan = { ...terms, ...days, total: null, oncePerCustomer: false };
    const context = { commandId: derivedId(run, code), correlationId: run, causationId: null, actor: SYSTEM };
    const outcome = await commands.handle(coupon, code, { type: 'PlanCoupon', code, plan, on }, context);
    if (!outcome.ok) throw new Error(`${code}: ${outcome.rejection.type}`);
  }
}
