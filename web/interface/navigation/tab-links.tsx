import { Link, useLocation } from '@remix-run/react';

import { trimmed } from './route-item.js';
import './tab-links.css';

export interface TabLink {
  readonly to: string;
  readonly text: string;
}

/** Tabs as links, because each tab has its own URL. They work without scripts. */
export function TabLinks({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly TabLink[];
}): React.JSX.Element {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {tabs.map(({ to, text }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              className="tab"
              aria-current={trimmed(to) === trimmed(pathname) ? 'page' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
