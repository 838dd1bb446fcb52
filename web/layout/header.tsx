import { Link, NavLink } from '@remix-run/react';
import { LogIn, Menu, Search, ShoppingBag, UserRound } from 'lucide-react';

import type { MenuCategory } from '../../services/web-host/contract/catalogue.js';
import type { ShopSession } from '../context.js';
import { formatKronor } from '../../domain/kernel/money.js';
import { LogoMark } from '../interface/logo.js';
import { layoutTexts as texts } from './texts.js';
import '../interface/logo.css';
import './header.css';

interface HeaderProps {
  readonly menu: readonly MenuCategory[];
  readonly session: ShopSession;
  readonly cart: { readonly count: number; readonly total: number };
  readonly q: string;
}

export function Header({ menu, session, cart, q }: HeaderProps): React.JSX.Element {
  return (
    <header className="header">
      <ul className="header-promises" aria-label="Våra löften">
        {texts.promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
      <div className="page header-bar">
        <Link to="/" className="logo" aria-label={texts.home}>
          <LogoMark size={38} />
          <span>Älgört</span>
        </Link>
        <SearchField q={q} />
        <nav className="header-tools" aria-label="Konto och varukorg">
          <Account session={session} />
          <Link to="/shop/basket" className="header-tool header-cart" aria-label={texts.cart(cart.count)}>
            <span className="header-cart-icon">
              <ShoppingBag size={22} strokeWidth={1.5} aria-hidden />
              {cart.count > 0 && <span className="header-badge">{cart.count}</span>}
            </span>
            <span className="header-tool-text">{cart.count > 0 ? formatKronor(cart.total) : texts.cartShort}</span>
          </Link>
        </nav>
      </div>
      <Categories menu={menu} />
    </header>
  );
}

function SearchField({ q }: { readonly q: string }): React.JSX.Element {
  return (
    <form action="/search" method="get" role="search" className="header-search">
      <label htmlFor="header-q" className="visually-hidden">
        {texts.search}
      </label>
      <input id="header-q" key={q} type="search" name="q" defaultValue={q} placeholder={texts.search} autoComplete="off" maxLength={200} />
      <button type="submit" aria-label={texts.searchButton}>
        <Search size={20} strokeWidth={2} aria-hidden />
      </button>
    </form>
  );
}

function Account({ session }: { readonly session: ShopSession }): React.JSX.Element {
  const known = session.kind === 'known';
  const Icon = known ? UserRound : LogIn;
  return (
    <Link to={known ? '/member/' : '/init-login'} className="header-tool">
      <Icon size={22} strokeWidth={1.5} aria-hidden />
      <span className="header-tool-text">{known ? (session.name ?? texts.mine) : texts.login}</span>
    </Link>
  );
}

const SHOWN_IN_BAR = 8;

/** A native disclosure on small screens, so that it opens without JavaScript. */
function Categories({ menu }: { readonly menu: readonly MenuCategory[] }): React.JSX.Element {
  const links = menu.map(({ path, name }) => (
    <li key={path}>
      <NavLink to={`/kategori/${path}`} prefetch="intent">
        {name}
      </NavLink>
    </li>
  ));
  const shown = links.slice(0, SHOWN_IN_BAR);
  return (
    <>
      <details className="header-menu">
        <summary>
          <Menu size={20} strokeWidth={1.5} aria-hidden /> {texts.categories}
        </summary>
        <nav aria-label={texts.categories}>
          <ul className="header-menu-list">{links}</ul>
        </nav>
      </details>
      <nav className="header-categories" aria-label={texts.categories}>
        <ul className="page header-categories-list">
          {shown}
          <li>
            <NavLink to="/kategori" end>
              {texts.allCategories}
            </NavLink>
          </li>
        </ul>
      </nav>
    </>
  );
}
