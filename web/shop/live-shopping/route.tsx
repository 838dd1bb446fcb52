import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import type { LiveShow } from '../../../services/shop/content/contract.js';
import { Spray } from '../campaigns/spray.js';
import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { ProductGrid } from '../product-card/product-card.js';
import { ShowTime } from './show-time.js';
import { liveTexts as texts } from './texts.js';
import './live-shopping.css';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${texts.title} – Älgört` },
  { name: 'description', content: texts.description },
  { tagName: 'link', rel: 'canonical', href: `${data?.publicUrl ?? ''}/shoppa-live-pa-algort` },
];

export async function loader({ context }: LoaderFunctionArgs) {
  const shows = await context.shop.content.liveShows();
  const first = shows.find(({ state }) => state === 'live') ?? shows.find(({ state }) => state === 'coming') ?? null;
  const rest = shows.filter(({ id }) => id !== first?.id).map((show) => ({ ...show, products: [] }));
  return {
    first,
    coming: rest.filter(({ state }) => state === 'coming'),
    past: rest.filter(({ state }) => state === 'past').reverse(),
    publicUrl: context.publicUrl,
  };
}

export default function LiveShoppingPage(): React.JSX.Element {
  const { first, coming, past } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{texts.title}</h1>
      <p className="live-intro">{texts.intro}</p>
      {first ? <First show={first} /> : <Nothing />}
      <Shows title={texts.coming} shows={coming} />
      <Shows title={texts.past} shows={past} />
    </div>
  );
}

function First({ show }: { readonly show: LiveShow }): React.JSX.Element {
  const live = show.state === 'live';
  return (
    <>
      <section className="live-first" data-live={live || undefined}>
        <p className="live-kicker">{live ? texts.live : texts.next}</p>
        <h2>{show.title}</h2>
        <ShowTime show={show} />
        <p>{show.text}</p>
        <p className="live-host">{texts.with(show.host)}</p>
        {live && <p>{texts.liveNote}</p>}
        <Spray />
      </section>
      {show.products.length > 0 && (
        <section className="live-goods">
          <h2>{texts.goods}</h2>
          <ProductGrid products={show.products} heading="h3" />
        </section>
      )}
    </>
  );
}

function Shows({
  title,
  shows,
}: {
  readonly title: string;
  readonly shows: readonly LiveShow[];
}): React.JSX.Element | null {
  if (shows.length === 0) return null;
  return (
    <section className="live-section">
      <h2>{title}</h2>
      <ul className="live-list">
        {shows.map((show) => (
          <ShowRow key={show.id} show={show} />
        ))}
      </ul>
    </section>
  );
}

function Nothing(): React.JSX.Element {
  return (
    <div className="live-nothing">
      <h2>{texts.none}</h2>
      <p className="muted">{texts.noneText}</p>
    </div>
  );
}

function ShowRow({ show }: { readonly show: LiveShow }): React.JSX.Element {
  return (
    <li className="live-row">
      <ShowTime show={show} />
      <h3>{show.title}</h3>
      <p className="muted">{show.text}</p>
      <p className="muted small">{texts.with(show.host)}</p>
    </li>
  );
}
