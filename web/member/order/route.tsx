import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { ButtonLink } from '../../interface/navigation/button.js';
import { requireIdentified } from '../../visit/session/guard.js';
import { MemberLayout } from '../member-layout.js';
import { OrderList } from './order-list.js';
import '../member.css';

export const meta: MetaFunction = () => [{ title: 'Mina köp – Älgört' }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireIdentified(context, request);
  return { orders: await context.shop.orders.list() };
}

export default function PurchasesPage(): React.JSX.Element {
  const { orders } = useLoaderData<typeof loader>();
  return (
    <MemberLayout title="Mina köp">
      <section className="panel" aria-label="Mina köp">
        {orders.length === 0 ? (
          <>
            <p className="muted">Du har inte handlat något än.</p>
            <ButtonLink to="/">Börja handla</ButtonLink>
          </>
        ) : (
          <OrderList orders={orders} />
        )}
      </section>
      <p className="muted small">Köphistoriken sparas i 30 månader.</p>
    </MemberLayout>
  );
}
