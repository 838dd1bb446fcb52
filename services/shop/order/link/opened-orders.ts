import type { Uuid } from '../../../../domain/kernel/index.js';
import { cookieOf, hostCookie } from '../../../access/http/cookies.js';
import type { LinkProof } from '../tracking-links.js';

/** An order that this browser opened by its link, with the link's proof. */
export interface OpenedOrder {
  readonly orderId: Uuid;
  readonly proof: LinkProof;
}

const COOKIE = 'algort_order';
/** A browser keeps the last orders that it opened, for a day. */
const MOST = 5;
const SECONDS = 86_400;
const VALUE = /^([0-9a-f-]{36})\.(\d{4}-\d{2}-\d{2})\.([\w-]{43})$/;

/**
 * Reads the orders that a browser opened by their links. The link itself leads on to an address without the proof, so
 * that no other page, log or history gets it.
 */
export function openedOrders(cookies: string | undefined, secure: boolean): readonly OpenedOrder[] {
  const values = (cookieOf(cookies, hostCookie(COOKIE, secure)) ?? '').split('~');
  return values.flatMap((value) => {
    const [, orderId, lastDay, signature] = VALUE.exec(value) ?? [];
    return orderId && lastDay && signature ? [{ orderId, proof: { lastDay, signature } }] : [];
  });
}

/** Writes the cookie with one more order. The newest stands first. */
export function openedCookie(opened: OpenedOrder, before: readonly OpenedOrder[], secure: boolean): string {
  const others = before.filter(({ orderId }) => orderId !== opened.orderId);
  const value = [opened, ...others]
    .slice(0, MOST)
    .map(({ orderId, proof }) => `${orderId}.${proof.lastDay}.${proof.signature}`)
    .join('~');
  const name = hostCookie(COOKIE, secure);
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SECONDS}${secure ? '; Secure' : ''}`;
}
