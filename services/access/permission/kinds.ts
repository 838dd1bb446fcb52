import type { Instant } from '../../../domain/kernel/index.js';
import { isIdentified, type Session } from '../session/session.js';

/** What a browser's session makes of its visitor; each may what the one before may. */
export const visitorKinds = ['guest', 'known', 'identified', 'member'] as const;
/** Identified persons who act for another: their child under age, or whoever gave them a warrant. */
export const representativeKinds = ['guardian', 'proxy'] as const;
export const staffKinds = ['support', 'operations', 'pharmacist'] as const;

export type VisitorKind = (typeof visitorKinds)[number];
export type Kind = VisitorKind | (typeof representativeKinds)[number] | (typeof staffKinds)[number];

export const allKinds: readonly Kind[] = [...visitorKinds, ...representativeKinds, ...staffKinds];

/** SES-07: a weak log-in is known by name; what the e-ID vouched for ends with its time. @param isMember an active membership. */
export function kindOf(session: Session | null, isMember: boolean, now: Instant): VisitorKind {
  if (!session?.customerId) return 'guest';
  if (!isIdentified(session, now)) return 'known';
  return isMember ? 'member' : 'identified';
}
