import { useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect, useRef } from 'react';

import { SORT_OPTIONS } from '../../../domain/catalogue/listing.js';
import { chosen } from './listing-query.js';
import { listingTexts as texts } from './texts.js';
import '../../interface/field/field.css';

/** Chooses the sort order. It belongs to the filters' form, so that without scripts both are submitted together. */
export function SortSelect({
  form,
  ownOrder = texts.ownOrder,
}: {
  readonly form: string;
  readonly ownOrder?: string | undefined;
}): React.JSX.Element {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const sortBy = search.get('sortBy') ?? '';
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // Follows the URL. React must not replace the element, because it has the focus.
    if (select.current) select.current.value = sortBy;
  }, [sortBy]);
  const apply = ({ currentTarget }: React.ChangeEvent<HTMLSelectElement>): void => {
    if (currentTarget.form) navigate(chosen(search, new FormData(currentTarget.form)), { preventScrollReset: true });
  };
  return (
    <label className="listing-sort">
      <span>{texts.sort}</span>
      <select
        ref={select}
        form={form}
        name="sortBy"
        defaultValue={sortBy}
        className="select select-pill"
        onChange={apply}
      >
        <option value="">{ownOrder}</option>
        {SORT_OPTIONS.map((option) => (
          <option key={option} value={option}>
            {texts.sorts[option]}
          </option>
        ))}
      </select>
    </label>
  );
}
