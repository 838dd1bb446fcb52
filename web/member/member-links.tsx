import { Link, useLocation } from '@remix-run/react';

import { Icon } from '../interface/picture/icon.js';
import { isCurrent, type RouteItem } from '../interface/navigation/route-item.js';
import { MEMBER_PAGES } from './member-pages.js';
import './member-links.css';

export function MemberLinks(): React.JSX.Element {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Mina sidor" className="member-links">
      <ul className="member-links-list">
        {MEMBER_PAGES.map((page) => (
          <li key={page.id}>
            <Link to={page.path} aria-current={currentOf(page, pathname)}>
              {page.icon && <Icon name={page.icon} size={18} />}
              {page.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** 'true' marks the list above a page of one of its items, such as an order. */
function currentOf(page: RouteItem, pathname: string): 'page' | 'true' | undefined {
  if (isCurrent(page, pathname)) return 'page';
  return !page.path.endsWith('/') && pathname.startsWith(`${page.path}/`) ? 'true' : undefined;
}
