import { dated, stockholmDate, type Instant, type Ore } from '../../kernel/index.js';

export type RefundingRole = 'support' | 'operations' | 'pharmacist';

/** CHK-05: what each role may pay back alone, and the length of the reason. Above that a second person approves. */
export const staffRefundRule = dated<{
  readonly ceilings: Readonly<Record<RefundingRole, Ore>>;
  readonly reason: { readonly shortest: number; readonly longest: number };
}>('staff-refund', [
  {
    from: '2020-01-01',
    value: { ceilings: { support: 30_000, operations: 100_000, pharmacist: 0 }, reason: { shortest: 3, longest: 200 } },
  },
]);

export function isReason(reason: string, at: Instant): boolean {
  const { shortest, longest } = staffRefundRule.on(stockholmDate(at)).reason;
  const { length } = reason.trim();
  return length >= shortest && length <= longest;
}
