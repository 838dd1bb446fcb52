import { dated, type BusinessDate } from '../../kernel/index.js';
import type { Prescription } from './prescription.js';

/** RX-14: inside the benefit a withdrawal lasts for at most this many days (11 § of the ordinance 2002:687). */
export const supplyRule = dated('supply', [{ from: '2002-10-01', value: { benefitDays: 90 } }]);

/**
 * The most packages of one withdrawal: what the prescriber set, and in the benefit the use of 90 days. One package is
 * always allowed, because the nearest larger one is given where none fits. Contraceptives have no such limit.
 */
export function mostPackages(
  { withdrawals: { packages, daysSupplied } }: Pick<Prescription, 'withdrawals'>,
  { benefit, isContraceptive }: { readonly benefit: 'R' | 'U'; readonly isContraceptive: boolean },
  day: BusinessDate,
): number {
  if (benefit === 'U' || isContraceptive || daysSupplied === null || daysSupplied <= 0) return packages;
  const { benefitDays } = supplyRule.on(day);
  const fitting = Math.floor((benefitDays * packages) / daysSupplied);
  return Math.min(packages, Math.max(fitting, 1));
}
