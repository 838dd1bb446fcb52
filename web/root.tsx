// This import must be first, because CSS takes the order of its cascade layers from their first mention.
import './interface/styles/tokens.css';
import './interface/styles/base.css';
import './interface/styles/fonts.css';

import typeface from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react';

import { ReminderSync } from './visit/notices/reminder-sync.js';
import { NoticeDevice } from './visit/notices/notice-device.js';
import { NoticeDesk } from './visit/notices/notice-desk.js';
import { ContactDesk } from './visit/contact-details/contact-desk.js';
import { chosenConsent } from './visit/consent/cookie-consent.js';
import { CookieDialog } from './visit/consent/cookie-dialog.js';
import { isUnanswered } from './shop/calls/no-answer.js';
import { FavouriteDesk } from './shop/favourites/favourite-desk.js';
import { forcedScheme, savedAppearance } from './visit/appearance/appearance.js';
import { isInApp } from './visit/login/app/app-shell.js';
import { LoginDesk } from './visit/login/login-desk.js';
import { AddedMessage } from './shop/layout/added-message.js';
import { Footer } from './shop/layout/footer.js';
import { Header } from './shop/layout/header.js';
import { MessageBanner } from './shop/layout/message-banner/message-banner.js';
import { layoutTexts as texts } from './shop/layout/texts.js';
import { useNonce } from './nonce.js';
import { PageViews } from './visit/page-view/page-views.js';
import { useRootData } from './visit/root-data.js';
import { SessionDesk } from './visit/session/session-desk.js';

export { ErrorPage as ErrorBoundary } from './shop/layout/error-page.js';

export const meta: MetaFunction = () => [{ title: 'Älgört – apotek på nätet' }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { shop, session, environment, commandSeed } = context;
  const [menu, cart, own, footer, asksForContact, asksForNotices, syncDue, banner, { calls }] = await Promise.all([
    shop.catalogue.menu(),
    shop.cart.summary(),
    shop.favourites.own(),
    shop.content.footer(),
    shop.profile.asksForContact(),
    shop.notices.asks(),
    shop.reminders.syncDue(),
    shop.messages.banner(),
    shop.checkout.ways(),
  ]);
  const contact = asksForContact && !isInApp(request.headers);
  // One question or message at a time: notices and the banner wait for the answer about the contact details.
  const asks = {
    cookies: chosenConsent(request.headers.get('cookie')) === null,
    contact,
    notices: asksForNotices && !contact,
  };
  const mine = { favourites: own.ids, watched: own.watched, favouriteConsent: own.consent };
  return {
    menu: menu.map(({ path, name }) => ({ path, name })),
    cart,
    ...mine,
    asks,
    banner: contact ? null : banner,
    syncDue,
    footer,
    session,
    sessionWatch: shop.session.watchRule(),
    messagePollSeconds: shop.messages.pollSeconds(),
    environment,
    commandSeed,
    calls,
    appearance: savedAppearance(request.headers.get('cookie')),
  };
}

export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate && !isUnanswered(actionResult);
}

export function Layout({ children }: { readonly children: React.ReactNode }): React.JSX.Element {
  const data = useRootData();
  const nonce = useNonce();
  const [search] = useSearchParams();
  // The support console has its own header and shows nothing of the shop.
  const { pathname } = useLocation();
  const isShop = !/^\/konsol(\/|$)/.test(pathname);
  return (
    <html lang="sv" data-appearance={forcedScheme(data?.appearance ?? null)} data-calls={data?.calls}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0f3d2e" />
        <link rel="preload" as="font" type="font/woff2" href={typeface} crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* React Aria adds a style element of its own, and reads the nonce for it here. */}
        <meta property="csp-nonce" nonce={nonce} />
        <Meta />
        <Links />
      </head>
      <body>
        <a href="#innehall" className="skip-link">
          {texts.skip}
        </a>
        {isShop && <CookieDialog asks={data?.asks.cookies ?? false} />}
        {isShop && (
          <Header
            menu={data?.menu ?? []}
            session={data?.session ?? GUEST}
            cart={data?.cart ?? { count: 0, total: 0 }}
            favourites={data?.favourites.length ?? 0}
            // Other pages have searches of their own, in the same parameter.
            q={pathname === '/search' ? (search.get('q') ?? '') : ''}
          />
        )}
        {isShop && <ContactDesk due={data?.asks.contact ?? false} />}
        {isShop && <NoticeDesk due={data?.asks.notices ?? false} />}
        {isShop && <MessageBanner banner={data?.banner ?? null} />}
        <main id="innehall" tabIndex={-1}>
          {children}
        </main>
        {isShop && <Footer columns={data?.footer ?? []} test={data?.environment === 'test'} />}
        {isShop && <AddedMessage />}
        {isShop && <FavouriteDesk />}
        {isShop && <LoginDesk />}
        {isShop && <SessionDesk />}
        {isShop && <ReminderSync due={data?.syncDue ?? false} />}
        {isShop && <NoticeDevice identified={data?.session.identified ?? false} />}
        <div id="modal-root" />
        {isShop && <PageViews session={data?.session ?? GUEST} campaignsOfPurchase={campaignsOfPurchase} />}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

const GUEST = { kind: 'guest', customerId: null, name: null, memberId: null, identified: false } as const;

export default function App(): React.JSX.Element {
  return <Outlet />;
}

/** Loads the code for campaign clicks only when a purchase is confirmed. */
async function campaignsOfPurchase(): Promise<string> {
  const { takeCampaigns } = await import('./shop/campaigns/promotion-clicks.js');
  return takeCampaigns(localStorage, Date.now());
}
