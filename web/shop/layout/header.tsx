import { Link } from '@remix-run/react';
import { Heart, LogIn, ShoppingBag, UserRound } from 'lucide-react';

import { formatKronor } from '../../../domain/kernel/money.js';
import type { CategoryLink } from '../../../services/shop/catalogue/contract.js';
import type { ShopSession } from '../../context.js';
import { LogoMark } from '../../interface/picture/logo.js';
import { HeaderSearch } from '../search/header-search.js';
import { MenuButton } from './menu/menu-button.js';
import { layoutTexts as texts } from './texts.js';
import '../../interface/picture/logo.css';
import './header.css';
import './print.css';

interface HeaderProps {
  /** All departments, in the shop's order. The header shows only the first ones. */
  readonly menu: readonly CategoryLink[];
  readonly session: ShopSession;
  readonly cart: { readonly count: number; readonly total: number };
  readonly favourites: number;
  readonly q: string;
}

/** The header of every page. Its code must stay small, so its menus are loaded when they open. */
export function Header({ menu, session, cart, favourites, q }: HeaderProps): React.JSX.Element {
  return (
    <>
      <header className="header">
        <ul className="header-promises" aria-label={texts.promisesLabel}>
          {texts.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        <div className="page header-bar">
          <Link to="/" className="logo" aria-label={texts.home}>
            <LogoMark size={38} />
            <span>Älgört</span>
          </Link>
          <MenuButton />
          <HeaderSearch q={q} />
          <nav className="header-tools" aria-label={texts.account}>
            <Account session={session} />
            <Tool to="/favourites" icon={Heart} label={texts.favourites(favourites)} count={favourites} />
          </nav>
          <Tool
            to="/shop/basket"
            icon={ShoppingBag}
            label={texts.cart(cart.count)}
            count={cart.count}
            className="header-cart"
          >
            <span className="header-tool-text">{cart.count > 0 ? formatKronor(cart.total) : texts.cartShort}</span>
          </Tool>
        </div>
      </header>
      <Shortcuts menu={menu} />
    </>
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

interface ToolProps {
  readonly to: string;
  readonly icon: typeof Heart;
  readonly label: string;
  readonly count: number;
  readonly className?: string;
  readonly children?: React.ReactNode;
}

function Tool({ to, icon: Icon, label, count, className = '', children }: ToolProps): React.JSX.Element {
  return (
    <Link to={to} className={`header-tool ${className}`} aria-label={label}>
      <span className="header-tool-icon">
        <Icon size={22} strokeWidth={1.5} aria-hidden />
        {count > 0 && <span className="header-badge">{count > 99 ? '99+' : count}</span>}
      </span>
      {children}
    </Link>
  );
}

const DEPARTMENTS_SHOWN = 5;

function Shortcuts({ menu }: { readonly menu: readonly CategoryLink[] }): React.JSX.Element {
  return (
    <nav className="header-shortcuts" aria-label={texts.shortcuts}>
      <ul className="page header-shortcuts-list">
        {menu.slice(0, DEPARTMENTS_SHOWN).map(({ path, name }) => (
          <li key={path}>
            <Link to={`/kategori/${path}`}>{name}</Link>
          </li>
        ))}
        {texts.shortcutLinks.map(({ to, text }) => (
          <li key={to} className="header-shortcut">
            <Link to={to}>{text}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
