import { Link, useSearchParams } from '@remix-run/react';

import type { SearchListing } from '../../../services/shop/catalogue/contract.js';
import { KINDS, SEARCH_TYPES, searchAddress, type SearchType } from './search-query.js';
import { searchTexts as texts } from './texts.js';

interface SearchTabsProps {
  readonly type: SearchType;
  readonly counts: SearchListing['counts'];
}

/** Links to the kinds of results, because each kind has its own URL. */
export function SearchTabs({ type, counts }: SearchTabsProps): React.JSX.Element {
  const [search] = useSearchParams();
  return (
    <nav aria-label={texts.typesLabel} className="search-tabs">
      <ul className="search-tabs-list">
        {SEARCH_TYPES.map((each) => (
          <li key={each}>
            <Link
              to={searchAddress(search, { type: each === 'produkter' ? null : each })}
              aria-current={each === type ? 'page' : undefined}
              preventScrollReset
            >
              {texts.types[each]}{' '}
              <span className="search-tabs-count">{counts[KINDS[each]].toLocaleString('sv-SE')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
