import type { Instant, Uuid } from '../kernel/index.js';

/** The kinds of visitor by their session; each has the rights of the kinds before it. */
export const visitorKinds = ['guest', 'known', 'identified', 'member'] as const;
/** Identified persons who act for another: for their minor child, or by a warrant. */
export const representativeKinds = ['guardian', 'proxy'] as const;
export const staffKinds = ['support', 'operations', 'pharmacist'] as const;

export type VisitorKind = (typeof visitorKinds)[number];
export type Kind = VisitorKind | (typeof representativeKinds)[number] | (typeof staffKinds)[number];

export const allKinds: readonly Kind[] = [...visitorKinds, ...representativeKinds, ...staffKinds];

/** The part of a session that decides the kind of its visitor. */
export interface Identification {
  /** Null for a guest. */
  readonly customerId: Uuid | null;
  /** End of the strong identification; null when there is none. */
  readonly identifiedUntil: Instant | null;
}

/** True while the strong log-in holds, which health, orders and invoice require. */
export function isIdentified(session: Identification | null, now: Instant): boolean {
  return Boolean(session?.customerId) && (session?.identifiedUntil ?? '') > now;
}

/**
 * SES-07: a weak log-in makes a known visitor; a strong identification expires. @param isMember an active membership
 */
export function kindOf(session: Identification | null, isMember: boolean, now: Instant): VisitorKind {
  if (!session?.customerId) return 'guest';
  if (!isIdentified(session, now)) return 'known';
  return isMember ? 'member' : 'identified';
}
