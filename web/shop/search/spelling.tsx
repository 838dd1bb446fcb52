import { Link, useSearchParams } from '@remix-run/react';

import { searchAddress } from './search-query.js';
import { searchTexts as texts } from './texts.js';

const MOST = 3;

/** Other spellings, at most three (CAT-05). */
export function Spelling({ suggestions }: { readonly suggestions: readonly string[] }): React.JSX.Element | null {
  const [search] = useSearchParams();
  if (suggestions.length === 0) return null;
  return (
    <p className="search-spelling">
      {texts.suggest}{' '}
      {suggestions.slice(0, MOST).map((suggestion, index) => (
        <span key={suggestion}>
          {index > 0 && ', '}
          <Link to={searchAddress(search, { q: suggestion })}>{suggestion}</Link>
        </span>
      ))}
      ?
    </p>
  );
}
