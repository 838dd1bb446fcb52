import type { CookieConsent } from '../consent/cookie-consent.js';

export type YesOrNo = 'Yes' | 'No';

/** What the shop counts about a viewed page. It contains nothing personal. */
export interface PageView {
  readonly path: string;
  readonly login: YesOrNo;
  readonly member: YesOrNo;
  readonly campaigns?: string;
}

interface Seen {
  readonly pathname: string;
  readonly session: { readonly kind: 'guest' | 'known'; readonly memberId: string | null };
  readonly consent: CookieConsent;
}

/** Describes the viewed page; null without consent to statistics (UI-05). */
export function pageViewOf({ pathname, session, consent }: Seen): PageView | null {
  if (!consent.statistics) return null;
  return {
    path: withoutIds(pathname),
    login: yesOrNo(session.kind === 'known'),
    member: yesOrNo(session.memberId !== null),
  };
}

/** Replaces the numbers of orders, payments and shipments in a path by ":id". */
function withoutIds(pathname: string): string {
  const parts = pathname.split('/').map((part) => (/^(?=.*\d)[\da-f-]{5,}$/i.test(part) ? ':id' : part));
  return parts.join('/').slice(0, 200);
}

function yesOrNo(is: boolean): YesOrNo {
  return is ? 'Yes' : 'No';
}
