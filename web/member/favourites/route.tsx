import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Heart } from 'lucide-react';

import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { safeReturn } from '../../visit/login/app/return-to.js';
import { useRootData } from '../../visit/root-data.js';
import { ProductGrid } from '../../shop/product-card/product-card.js';
import { FAVOURITES_PAGE, favouriteQuery } from './listing-query.js';
import { useFavouriteState } from '../../shop/favourites/favourite-store.js';
import { FavouriteTools } from './favourite-tools.js';
import { pageTexts as texts } from './page-texts.js';
import { idsWith } from '../../shop/favourites/pending.js';
import { PlainQuestion, questionIn } from './plain-question.js';
import './favourites.css';

export const meta: MetaFunction = () => [{ title: `${texts.title} – Älgört` }, { name: 'robots', content: 'noindex' }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  // The app shows all favourites at once (PRO-07). Its requests have the header `platform` (CRT-06).
  const query = favouriteQuery(searchParams, request.headers.get('platform') === 'App');
  const listing = await context.shop.favourites.list(query);
  return {
    listing,
    query,
    question: questionIn(searchParams),
    back: safeReturn(searchParams.get('tillbaka') ?? '/favourites'),
  };
}

export default function FavouritesPage(): React.JSX.Element {
  const { listing, question, back } = useLoaderData<typeof loader>();
  const data = useRootData();
  const identified = data?.session.identified === true;
  return (
    <div className="page favourites">
      <Breadcrumbs parents={[]} current={texts.title} />
      <h1>{texts.title}</h1>
      {identified && question && <PlainQuestion question={question} count={data.favourites.length} back={back} />}
      {!identified && <Nothing {...texts.guest} to="/init-login?redirect=%2Ffavourites" />}
      {identified && (listing.total > 0 ? <List /> : <Nothing {...texts.empty} to="/kategori" />)}
    </div>
  );
}

function List(): React.JSX.Element {
  const { listing, query } = useLoaderData<typeof loader>();
  const pending = useFavouriteState((page) => page.pending);
  // A removed favourite disappears at once. It returns if the removal fails.
  const kept = idsWith(
    listing.products.map(({ varuId }) => varuId),
    pending,
  );
  const shown = listing.products.filter(({ varuId }) => kept.includes(varuId));
  const next = Math.min(FAVOURITES_PAGE, listing.total - listing.products.length);
  return (
    <>
      <FavouriteTools total={listing.total} sort={query.sort} />
      <ProductGrid products={shown} heading="h2" />
      {next > 0 && (
        <div className="favourites-more">
          <p className="muted">{texts.shown(shown.length, listing.total)}</p>
          <ButtonLink
            to={`?${new URLSearchParams({ sortera: query.sort, loaded: String(listing.products.length + next) })}`}
            variant="quiet"
            preventScrollReset
            replace
          >
            {texts.more(next)}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

interface NothingProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

function Nothing({ title, text, action, to }: NothingProps): React.JSX.Element {
  return (
    <div className="favourites-none">
      <Heart size={56} strokeWidth={1} aria-hidden />
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink to={to}>{action}</ButtonLink>
    </div>
  );
}
