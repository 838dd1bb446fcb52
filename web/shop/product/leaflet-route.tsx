import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { productTexts as texts, stockTexts } from './texts.js';
import './product.css';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${texts.leafletOf(data?.leaflet.name ?? '')} – Älgört` },
];

export async function loader({ params, context }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const leaflet = await context.shop.catalogue.leaflet(slug);
  if (!leaflet) throw new Response(null, { status: 404 });
  return { slug, leaflet };
}

export default function LeafletPage(): React.JSX.Element {
  const { slug, leaflet } = useLoaderData<typeof loader>();
  const product = `/produkt/${slug}`;
  return (
    <div className="page page-narrow">
      <Breadcrumbs parents={[{ to: product, name: leaflet.name }]} current={texts.leaflet} />
      <h1>{texts.leafletOf(leaflet.name)}</h1>
      <div className="leaflet">
        <p className="leaflet-notice">{leaflet.notice}</p>
        {leaflet.sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <p>
          <Link to={product}>{stockTexts.back}</Link>
        </p>
      </div>
    </div>
  );
}
