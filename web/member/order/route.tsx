import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { ButtonLink } from '../../interface/navigation/button.js';
import { formatDate } from '../../interface/words/dates.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { MemberLayout } from '../member-layout.js';
import { OrderList } from './order-list.js';
import { purchasesTexts as texts } from './texts.js';
import '../member.css';

/** Names the last order of the page before. */
const AFTER = 'efter';

export const meta: MetaFunction = () => [{ title: 'Mina köp – Älgört' }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireIdentified(context, request);
  const after = new URL(request.url).searchParams.get(AFTER);
  const [page, ended] = await Promise.all([context.shop.orders.list(after), context.shop.member.ended()]);
  return { ...page, ended, after };
}

export default function PurchasesPage(): React.JSX.Element {
  const { orders, older, after, ended } = useLoaderData<typeof loader>();
  return (
    <MemberLayout title="Mina köp">
      <section className="panel" aria-label="Mina köp">
        {orders.length === 0 ? (
          <>
            <p className="muted">{ended ? texts.removed(formatDate(ended.endedOn)) : texts.none}</p>
            <ButtonLink to="/">Börja handla</ButtonLink>
          </>
        ) : (
          <OrderList orders={orders} />
        )}
      </section>
      <Pages older={older} isFirst={after === null} />
      <p className="muted small">{ended && orders.length > 0 ? texts.open(formatDate(ended.endedOn)) : texts.kept}</p>
    </MemberLayout>
  );
}

/** Real links, so that every page has an address and works without scripts. */
function Pages({ older, isFirst }: { readonly older: string | null; readonly isFirst: boolean }) {
  if (older === null && isFirst) return null;
  return (
    <nav className="confirmation-actions" aria-label={texts.pages}>
      {older !== null && (
        <ButtonLink to={`?${AFTER}=${older}`} variant="quiet" rel="next">
          {texts.older}
        </ButtonLink>
      )}
      {!isFirst && (
        <ButtonLink to="/member/minakop" variant="quiet">
          {texts.newest}
        </ButtonLink>
      )}
    </nav>
  );
}
