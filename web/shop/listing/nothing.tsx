import { useSearchParams } from '@remix-run/react';
import { SearchX } from 'lucide-react';

import { ButtonLink } from '../../interface/navigation/button.js';
import { withoutFilters } from './listing-query.js';
import { listingTexts as texts } from './texts.js';

/** An empty listing explains itself and offers links. */
export function Nothing({ filtered }: { readonly filtered: boolean }): React.JSX.Element {
  const [search] = useSearchParams();
  return (
    <div className="listing-nothing">
      <SearchX size={48} strokeWidth={1} aria-hidden />
      <h2>{filtered ? texts.nothing : texts.empty}</h2>
      <p className="muted">{filtered ? texts.nothingText : texts.emptyText}</p>
      {filtered ? (
        <ButtonLink to={withoutFilters(search)} preventScrollReset>
          {texts.clear}
        </ButtonLink>
      ) : (
        <ButtonLink to="/kategori">{texts.all}</ButtonLink>
      )}
    </div>
  );
}
