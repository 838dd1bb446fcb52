import { stockholmDate, type Instant, type Ore } from '../../kernel/index.js';
import { methodRules, type MethodRule } from './rules.js';

/** What decides which payment methods a shopper may use. */
export interface Payer {
  readonly total: Ore;
  /** True with a valid strong log-in. */
  readonly identified: boolean;
}

/** Why a method that a shopper would expect is not offered. */
export type Withholding = 'needs-identification' | 'amount-too-high';

export interface MethodOffer {
  /** The methods that the shopper may use. Those without credit come first (LAW-02). */
  readonly offered: readonly MethodRule[];
  readonly withheld: readonly { readonly rule: MethodRule; readonly reason: Withholding }[];
}

/** Chooses the payment methods of a cart (CHK-03). When nothing is left to pay, the only one is `Free`. */
export function offerMethods(payer: Payer, at: Instant, rules = methodRules.on(stockholmDate(at))): MethodOffer {
  const known = rules.methods.filter((rule) => rule.offered && suits(rule, payer));
  const judged = known.map((rule) => ({ rule, reason: reasonAgainst(rule, payer) }));
  return {
    offered: lawful(judged.filter(({ reason }) => reason === null).map(({ rule }) => rule)),
    withheld: judged.flatMap(({ rule, reason }) => (reason ? [{ rule, reason }] : [])),
  };
}

function suits({ method, least }: MethodRule, { total }: Payer): boolean {
  return (method === 'Free') === (total === 0) && total >= least;
}

function reasonAgainst({ most, identified }: MethodRule, payer: Payer): Withholding | null {
  if (most !== null && payer.total > most) return 'amount-too-high';
  return identified && !payer.identified ? 'needs-identification' : null;
}

function lawful(rules: readonly MethodRule[]): readonly MethodRule[] {
  return [...rules].sort((a, b) => Number(a.credit) - Number(b.credit));
}
