import { NavLink } from '@remix-run/react';

import './tabs.css';

export interface TabLink {
  readonly to: string;
  readonly text: string;
  /** True when the tab is active only at exactly this URL, and not at URLs below it. */
  readonly end?: boolean;
}

/** Tabs as links, because each tab has its own URL. They work without scripts. */
export function TabLinks({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly TabLink[];
}): React.JSX.Element {
  return (
    <nav aria-label={label}>
      <ul className="tabs">
        {tabs.map(({ to, text, end }) => (
          <li key={to}>
            <NavLink to={to} end={end} preventScrollReset className="tab">
              {text}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
