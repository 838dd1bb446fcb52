import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import type { ProductCardView } from '../../../services/shop/catalogue/contract.js';
import { useRootData } from '../../visit/root-data.js';
import { ProductGrid } from '../product-card/product-card.js';
import { Advice } from './advice.js';
import { Campaigns } from './campaigns.js';
import { CategoryTiles } from '../listing/category-tiles.js';
import { ClubTeaser } from './club-teaser.js';
import { Hero } from './hero.js';
import { LiveTeaser } from './live-teaser.js';
import { startTexts as texts } from './texts.js';
import { Trust } from './trust.js';
import './start.css';

export const meta: MetaFunction = () => [{ title: texts.title }, { name: 'description', content: texts.description }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { catalogue, content } = context.shop;
  const [start, topics, shows] = await Promise.all([catalogue.start(), content.adviceIndex(), content.liveShows()]);
  const advice = topics
    .flatMap(({ topic, pages }) => pages.slice(0, 1).map((page) => ({ topic, ...page })))
    .slice(0, 3);
  const show = shows.find(({ state }) => state === 'live') ?? shows.find(({ state }) => state === 'coming') ?? null;
  return {
    ...start,
    advice,
    show: show && {
      title: show.title,
      text: show.text,
      host: show.host,
      startsAt: show.startsAt,
      live: show.state === 'live',
    },
  };
}

export default function StartPage(): React.JSX.Element {
  const { campaigns, popular, news, reduced, advice, show } = useLoaderData<typeof loader>();
  const menu = (useRootData()?.menu ?? []).filter(({ path }) => !path.startsWith('receptbelagda'));
  return (
    <>
      <Hero />
      <div className="page">
        <Section title={texts.categories}>
          <CategoryTiles menu={menu} most={12} />
        </Section>
        {campaigns.length > 0 && (
          <Section title={texts.campaigns} to="/campaigns">
            <Campaigns campaigns={campaigns} />
          </Section>
        )}
        <Products title={texts.popular} products={popular} />
        {advice.length > 0 && (
          <Section title={texts.advice} to="/rad">
            <Advice pages={advice} />
          </Section>
        )}
        <Products title={texts.news} to="/newsCategory" products={news} oneRow />
        <ClubTeaser />
        <Products title={texts.reduced} to="/kategori/erbjudanden" products={reduced} oneRow />
        {show && <LiveTeaser {...show} />}
        <Trust />
      </div>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly to?: string;
  readonly children: React.ReactNode;
}

function Section({ title, to, children }: SectionProps): React.JSX.Element {
  return (
    <section className="section" aria-label={title}>
      <div className="section-head">
        <h2>{title}</h2>
        {to && (
          <Link to={to} className="nowrap" aria-label={`${texts.all}: ${title}`}>
            {texts.all}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

interface ProductsProps {
  readonly title: string;
  readonly to?: string;
  readonly products: readonly ProductCardView[];
  readonly oneRow?: boolean;
}

/** Shows products, but never prescription items, even if the content of the start page lists them (LAW-01). */
function Products({ title, to, products, oneRow }: ProductsProps): React.JSX.Element | null {
  const shown = products.filter(({ type }) => type !== 'Rx').slice(0, oneRow ? 5 : 10);
  if (shown.length === 0) return null;
  return (
    <Section title={title} {...(to && { to })}>
      <div className={oneRow ? 'one-row' : 'two-rows'}>
        <ProductGrid products={shown} />
      </div>
    </Section>
  );
}
