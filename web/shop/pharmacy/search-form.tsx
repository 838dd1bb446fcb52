import { Form, Link, useSearchParams, useSubmit } from '@remix-run/react';

import type { PharmacyQuery } from '../../../services/shop/pharmacy/contract.js';
import { Button } from '../../interface/navigation/button.js';
import { Toggle } from '../../interface/field/toggle.js';
import { Checkbox } from '../../interface/field/checkbox.js';
import { Field } from '../../interface/field/field.js';
import { Select } from '../../interface/field/select.js';
import { NearMe } from './near-me.js';
import { nearTo } from './pharmacy-query.js';
import { pharmacyTexts as texts } from './texts.js';

interface SearchFormProps {
  readonly query: PharmacyQuery;
  readonly counties: readonly { readonly name: string; readonly slug: string; readonly count: number }[];
}

/** The form that searches pharmacies. Its fields go into the URL, and with scripts each choice applies at once. */
export function SearchForm({ query, counties }: SearchFormProps): React.JSX.Element {
  const submit = useSubmit();
  const [, setSearch] = useSearchParams();
  const { q, county, openNow, withAgencies, near } = query;
  const asked = q !== '' || county !== null || openNow || withAgencies || near !== null;
  const apply = (event: React.ChangeEvent<HTMLFormElement>): void => {
    if ((event.target as Element).getAttribute('type') === 'search') return;
    submit(event.currentTarget, { preventScrollReset: true, replace: true });
  };
  return (
    <Form
      method="get"
      role="search"
      aria-label={texts.title}
      className="pharmacy-search"
      onChange={apply}
      key={`${q} ${county}`}
    >
      <div className="pharmacy-search-row">
        <Field name="q" label={texts.search} type="search" defaultValue={q} autoComplete="off" maxLength={100} />
        <Select
          name="lan"
          label={texts.county}
          placeholder={texts.allCounties}
          defaultValue={county ?? ''}
          options={counties.map(({ slug, name, count }) => ({ value: slug, text: `${name} (${count})` }))}
        />
        <Button>{texts.find}</Button>
      </div>
      <div className="pharmacy-search-choices">
        <Checkbox name="oppet" value="nu" defaultChecked={openNow}>
          {texts.openNow}
        </Checkbox>
        <Toggle
          legend={texts.shown}
          name="ombud"
          options={[
            { label: texts.pharmaciesOnly, value: 'nej' },
            { label: texts.withAgencies, value: 'ja' },
          ]}
          defaultValue={withAgencies ? 'ja' : 'nej'}
        />
        {near && (
          <>
            <input type="hidden" name="lat" value={near.latitude} />
            <input type="hidden" name="lon" value={near.longitude} />
          </>
        )}
        <NearMe onFound={(position) => setSearch((search) => nearTo(search, position), { preventScrollReset: true })} />
        {asked && (
          <Link to="/apotek" className="pharmacy-clear">
            {texts.clear}
          </Link>
        )}
      </div>
    </Form>
  );
}
