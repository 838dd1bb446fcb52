import { Link, useSearchParams } from '@remix-run/react';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';

import type { Facet } from '../../../domain/catalogue/listing.js';
import { facetValue } from './facet-value.js';
import { allOf } from './listing-query.js';
import { listingTexts as texts } from './texts.js';
import { useKeptFocus } from './use-kept-focus.js';

/** The heading of the filters. It takes the focus when a group with the focus is no longer offered. */
export const FILTERS_HEADING = 'filter-rubrik';

interface FacetGroupProps {
  readonly facet: Facet;
  /** Whether the group is open at first. A group with a chosen filter always is. */
  readonly open: boolean;
}

export function FacetGroup({ facet, open }: FacetGroupProps): React.JSX.Element {
  const [search] = useSearchParams();
  const name = texts.facets[facet.name];
  const group = useRef<HTMLDetailsElement>(null);
  const opened = useRef(open);
  // It stays open when its last filter is removed, because that filter has the focus.
  opened.current ||= facet.items.some((item) => item.selected);
  useKeptFocus(group, `#${FILTERS_HEADING}`);
  return (
    <details ref={group} className="facet" open={opened.current}>
      <summary id={`filter-${facet.name}`}>
        {name}
        <ChevronDown size={18} strokeWidth={2} aria-hidden />
      </summary>
      <fieldset>
        <legend className="visually-hidden">{name}</legend>
        {facet.items.map(({ item, count, selected: ticked }) => (
          <label key={item} className="facet-item">
            <Tick name={facet.name} value={item} selected={ticked} />
            {facetValue(facet.name, item)} <span>{count}</span>
          </label>
        ))}
      </fieldset>
      {facet.more > 0 && (
        <MoreLink to={allOf(search, facet.name)} summary={`filter-${facet.name}`}>
          {texts.allItems(facet.more)}
        </MoreLink>
      )}
    </details>
  );
}

interface MoreLinkProps {
  readonly to: string;
  readonly summary: string;
  readonly children: React.ReactNode;
}

function MoreLink({ to, summary, children }: MoreLinkProps): React.JSX.Element {
  const link = useRef<HTMLAnchorElement>(null);
  useKeptFocus(link, `#${summary}`);
  return (
    <Link ref={link} to={to} className="facet-more" preventScrollReset replace>
      {children}
    </Link>
  );
}

/**
 * A checkbox of a filter. A press ticks it at once, and then it follows the URL. It must stay the same element, because
 * it has the focus.
 */
function Tick({
  name,
  value,
  selected,
}: {
  readonly name: string;
  readonly value: string;
  readonly selected: boolean;
}): React.JSX.Element {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.checked = selected;
  }, [selected]);
  return <input ref={box} type="checkbox" name={name} value={value} defaultChecked={selected} />;
}
