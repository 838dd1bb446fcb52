import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { useRootData } from '../../root-data.js';
import { ProductGrid } from '../product-card/product-card.js';
import { Campaigns } from './campaigns.js';
import { CategoryTiles } from './category-tiles.js';
import { ClubTeaser } from './club-teaser.js';
import { Hero } from './hero.js';
import { startTexts as texts } from './texts.js';
import { Trust } from './trust.js';
import './start.css';

export const meta: MetaFunction = () => [{ title: texts.title }, { name: 'description', content: texts.description }];

export function loader({ context }: LoaderFunctionArgs) {
  return context.shop.catalogue.start();
}

export default function StartPage(): React.JSX.Element {
  const { campaigns, popular, reduced } = useLoaderData<typeof loader>();
  const menu = useRootData()?.menu ?? [];
  return (
    <>
      <Hero />
      <div className="page">
        <Section title={texts.categories}>
          <CategoryTiles menu={menu} most={12} />
        </Section>
        <Section title={texts.popular}>
          <ProductGrid products={popular} />
        </Section>
        {campaigns.length > 0 && (
          <Section title={texts.campaigns}>
            <Campaigns campaigns={campaigns} />
          </Section>
        )}
        {reduced.length > 0 && (
          <Section title={texts.reduced} to="/search?sortBy=discountDesc">
            <ProductGrid products={reduced} />
          </Section>
        )}
        <ClubTeaser />
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
        {to && <Link to={to}>{texts.all}</Link>}
      </div>
      {children}
    </section>
  );
}
