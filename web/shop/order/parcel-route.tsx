import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { trackingTexts as texts } from './texts.js';
import { Tracking } from './tracking.js';

export const meta: MetaFunction = () => [
  { title: `${texts.title} – Älgört` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/** Shows one parcel. An invalid or expired link leads to the page where the visitor enters the order number. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const proof = { lastDay: searchParams.get('till') ?? '', signature: searchParams.get('sign') ?? '' };
  const tracking = await context.shop.orders.parcel(params['key'] ?? '', proof);
  if (!tracking) throw redirect('/tracking?lank=slut');
  return { tracking };
}

export default function ParcelPage(): React.JSX.Element {
  const { tracking } = useLoaderData<typeof loader>();
  return (
    <div className="page page-narrow">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{texts.title}</h1>
      <Tracking tracking={tracking} />
    </div>
  );
}
