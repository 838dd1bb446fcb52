import type { Instant, Uuid } from '../kernel/index.js';

/** The kinds of visitor, by their session. Each has the rights of the kinds before it. */
export const visitorKinds = ['guest', 'known', 'identified', 'member'] as const;
/** Identified persons who act for another: for their minor child, or with a warrant. */
export const representativeKinds = ['guardian', 'proxy'] as const;
export const staffKinds = ['support', 'operations', 'pharmacist'] as const;

export type VisitorKind = (typeof visitorKinds)[number];
export type Kind = VisitorKind | (typeof representativeKinds)[number] | (typeof staffKinds)[number];

export const allKinds: readonly Kind[] = [...visitorKinds, ...representativeKinds, ...staffKinds];

/** The part of a session that determines the kind of its visitor. */
export interface Identification {
  readonly customerId: Uuid | null;
  /** The end of the strong identification. Null when there is none. */
  readonly identifiedUntil: Instant | null;
}

/** Whether the strong log-in is still valid. Health data, orders and invoices need it. */
export function isIdentified(session: Identification | null, now: Instant): boolean {
  return Boolean(session?.customerId) && (session?.identifiedUntil ?? '') > now;
}

/**
 * The kind of a visitor (SES-07). A customer with a weak log-in, or an expired strong one, is `known`.
 * @param isMember whether the customer has an active membership
 */
export function kindOf(session: Identification | null, isMember: boolean, now: Instant): VisitorKind {
  if (!session?.customerId) return 'guest';
  if (!isIdentified(session, now)) return 'known';
  return isMember ? 'member' : 'identified';
}
