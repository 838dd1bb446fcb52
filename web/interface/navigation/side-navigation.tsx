import { Link, useLocation } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';

import { Badge } from '../picture/badge.js';
import { Icon } from '../picture/icon.js';
import { isCurrent, showsChildren, topRoutes, type RouteItem } from './route-item.js';
import './side-navigation.css';

export interface SideNavigationProps {
  readonly label: string;
  readonly items: readonly RouteItem[];
  /** True when another navigation has the same links on small screens, where this one is then hidden. */
  readonly hideOnMobile?: boolean;
}

/** Links beside the page, 336 px wide. On small screens they are folded under the label (UI-12). */
export function SideNavigation({ label, items, hideOnMobile }: SideNavigationProps): React.JSX.Element {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const id = useId();
  useEffect(() => setOpen(false), [pathname]);
  return (
    <nav
      aria-label={label}
      className="side-navigation"
      data-hide-on-mobile={hideOnMobile || undefined}
      data-open={open || undefined}
    >
      <button
        type="button"
        className="side-navigation-toggle"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {label} <ChevronDown size={20} strokeWidth={1.5} aria-hidden />
      </button>
      <div id={id} className="side-navigation-list">
        <RouteList items={topRoutes(items)} pathname={pathname} />
      </div>
    </nav>
  );
}

function RouteList({
  items,
  pathname,
}: {
  readonly items: readonly RouteItem[];
  readonly pathname: string;
}): React.JSX.Element {
  return (
    <ul className="side-navigation-routes">
      {items.map((item) => (
        <li key={item.id}>
          <Link to={item.path} aria-current={isCurrent(item, pathname) ? 'page' : undefined}>
            {item.icon && <Icon name={item.icon} size={20} />}
            <span className="side-navigation-name">
              {item.name}
              {item.message && <small>{item.message}</small>}
            </span>
            {item.badge !== undefined && <Badge>{item.badge}</Badge>}
          </Link>
          {item.children && showsChildren(item, pathname) && <RouteList items={item.children} pathname={pathname} />}
        </li>
      ))}
    </ul>
  );
}
