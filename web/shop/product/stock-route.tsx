import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { Button } from '../../interface/navigation/button.js';
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
  const [stock, chosen] = await Promise.all([
    pharmacies.stock(varuId, place),
    gln === null ? null : pharmacies.stockAt(varuId, gln),
  ]);
  return { slug, name, place, stock, chosen };
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
