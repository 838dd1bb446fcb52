/** What a pharmacist confirms before a medicine is dispensed. */
export const CHECK_POINTS = ['identity', 'dose', 'interval', 'exchange', 'interactions', 'message'] as const;
export type CheckPoint = (typeof CHECK_POINTS)[number];

/** Why nothing was dispensed. The customer reads the pharmacist's own text beside it. */
export const REFUSAL_REASONS = [
  'interaction',
  'dose',
  'too-early',
  'not-valid',
  'unclear',
  'not-in-stock',
  'other',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** The longest text of a pharmacist. */
export const MOST_SIGNS = 1_000;

export function isText(text: string): boolean {
  return text.trim().length > 0 && text.length <= MOST_SIGNS;
}
