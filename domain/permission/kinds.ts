import type { Instant, Uuid } from '../kernel/index.js';

/** What a browser's session makes of its visitor; each may what the one before may. */
export const visitorKinds = ['guest', 'known', 'identified', 'member'] as const;
/** Identified persons who act for another: their child under age, or whoever gave them a warrant. */
export const representativeKinds = ['guardian', 'proxy'] as const;
export const staffKinds = ['support', 'operations', 'pharmacist'] as const;

export type VisitorKind = (typeof visitorKinds)[number];
export type Kind = VisitorKind | (typeof representativeKinds)[number] | (typeof staffKinds)[number];

export const allKinds: readonly Kind[] = [...visitorKinds, ...representativeKinds, ...staffKinds];

/** What of a session decides the kind of its visitor. */
export interface Identification {
  /** Null for a guest. */
  readonly customerId: Uuid | null;
  /** Until when the strong identification holds; null when there is none. */
  readonly identifiedUntil: Instant | null;
}

/** Strong login holds now: what health, orders and invoice ask for. */
export function isIdentified(session: Identification | null, now: Instant): boolean {
  return Boolean(session?.customerId) && (session?.identifiedUntil ?? '') > now;
}

/** SES-07: a weak log-in is known by name; what the e-ID vouched for ends with its time. @param isMember an active membership. */
export function kindOf(session: Identification | null, isMember: boolean, now: Instant): VisitorKind {
  if (!session?.customerId) return 'guest';
  if (!isIdentified(session, now)) return 'known';
  return isMember ? 'member' : 'identified';
}
