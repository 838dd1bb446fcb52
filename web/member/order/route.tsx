import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { ButtonLink } from '../../interface/navigation/button.js';
import { formatDate } from '../../interface/words/dates.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { MemberLayout } from '../member-layout.js';
import { OrderList } from './order-list.js';
import { purchasesTexts as texts } from './texts.js';
import '../member.css';

export const meta: MetaFunction = () => [{ title: 'Mina köp – Älgört' }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireIdentified(context, request);
  const [orders, ended] = await Promise.all([context.shop.orders.list(), context.shop.member.ended()]);
  return { orders, ended };
}

export default function PurchasesPage(): React.JSX.Element {
  const { orders, ended } = useLoaderData<typeof loader>();
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
      <p className="muted small">{ended && orders.length > 0 ? texts.open(formatDate(ended.endedOn)) : texts.kept}</p>
    </MemberLayout>
  );
}
