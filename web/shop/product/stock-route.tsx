import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { Button } from '../../interface/navigation/button.js';
import { nearOf } from '../pharmacy/pharmacy-query.js';
import { StockList } from './stock-list.js';
import { stockTexts as texts } from './texts.js';
import '../../interface/field/field.css';
import './product.css';

const LONGEST_PLACE = 100;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${texts.heading(data?.name ?? '')} – Älgört` },
  { name: 'robots', content: 'noindex' },
];

/**
 * Lists the pharmacies that have the product, the nearest first, and the stock of the selected one. Scripts get it as
 * data, others as a page.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { catalogue, pharmacies } = context.shop;
  const product = await catalogue.product(params.slug ?? '');
  if (!product || product.type === 'Rx') throw new Response(null, { status: 404 });
  const { slug, name, varuId } = product;
  const { searchParams } = new URL(request.url);
  const place = (searchParams.get('ort') ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, LONGEST_PLACE);
  const gln = searchParams.get('gln');
  const position = nearOf(searchParams);
  const asksHome = place === '' && gln === null && !position;
  const postalCode = asksHome ? await homeOf(context) : null;
  const [stock, chosen] = await Promise.all([
    pharmacies.stock(varuId, { place, position, gln, postalCode }),
    gln === null ? null : pharmacies.stockAt(varuId, gln),
  ]);
  return { slug, name, place, stock, chosen };
}

/** The postcode of the person's address. Only an identified person has one here. */
async function homeOf({
  shop,
  session,
}: Pick<LoaderFunctionArgs['context'], 'shop' | 'session'>): Promise<string | null> {
  if (!session.identified) return null;
  return (await shop.profile.own())?.postalCode || null;
}

export default function StockPage(): React.JSX.Element {
  const { slug, name, place, stock } = useLoaderData<typeof loader>();
  const product = `/produkt/${slug}`;
  return (
    <div className="page page-narrow">
      <Breadcrumbs parents={[{ to: product, name }]} current={texts.title} />
      <h1>{texts.heading(name)}</h1>
      <Form method="get" className="stock-form">
        <label htmlFor="lager-ort">{texts.place}</label>
        <input
          id="lager-ort"
          name="ort"
          defaultValue={place}
          maxLength={LONGEST_PLACE}
          className="select stock-place"
        />
        <Button variant="quiet">{texts.search}</Button>
      </Form>
      <StockList stock={stock} />
      <p>
        <Link to={product}>{texts.back}</Link>
      </p>
    </div>
  );
}
