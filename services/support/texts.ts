import type { StaffAccessRejection } from '../../domain/staff-access/index.js';
import type { ShopError } from '../../web/contract/result.js';

/** What the console's services answer, in the words staff read. */
export const supportTexts = {
  personNumberShown: (reason: string): string => `Visade personnumret. ${reason}`.slice(0, 200),
  rebuildRunning: { code: 'REBUILD_RUNNING', message: 'Vyn byggs om eller kontrolleras redan.' },
  unknownView: { code: 'VIEW_UNKNOWN', message: 'Det finns ingen sådan vy.' },
  unknownJob: { code: 'JOB_UNKNOWN', field: 'jobb', message: 'Det finns inget sådant jobb.' },
  invalidDate: { code: 'DATE_INVALID', field: 'datum', message: 'Ange ett datum som ÅÅÅÅ-MM-DD, inte senare än i dag.' },
  jobFailed: (reason: string): ShopError => ({ code: 'JOB_FAILED', message: `Jobbet kunde inte köras: ${reason}` }),
} as const satisfies Record<string, ShopError | ((reason: string) => ShopError | string)>;

export function accessRefusal(rejection: { readonly type: string }): ShopError {
  const invalid = rejection as StaffAccessRejection;
  if (rejection.type !== 'ReasonInvalid') return { code: rejection.type, message: 'Kunden kunde inte öppnas. Försök igen.' };
  return { code: rejection.type, field: 'orsak', message: `Skriv en orsak på ${invalid.shortest}–${invalid.longest} tecken.` };
}
