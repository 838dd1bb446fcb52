import { Form, Link, useSearchParams } from '@remix-run/react';
import { BookOpenText } from 'lucide-react';

import type { PageHit, SearchListing } from '../../../services/shop/catalogue/contract.js';
import { SwitchButton } from '../../interface/field/switch-button.js';
import { ListingView } from '../listing/listing-view.js';
import { ProductGrid } from '../product-card/product-card.js';
import { withPrescription } from './search-query.js';
import { searchTexts as texts } from './texts.js';
import { NOT_ENTIRELY_ADDED } from '../cart/not-entirely-added.js';

const MOST_ADVICE = 4;
const MOST_RELATED = 15;

export function ProductHits({ listing }: { readonly listing: SearchListing }): React.JSX.Element {
  const [search] = useSearchParams();
  return (
    <>
      {(listing.hasPrescription || !withPrescription(search)) && <PrescriptionSwitch />}
      <ListingView
        listing={listing}
        belowFirstRow={listing.advice.length > 0 && <Advice advice={listing.advice.slice(0, MOST_ADVICE)} />}
      />
      {listing.related.length > 0 && (
        <section className="section" aria-labelledby="liknande">
          <h2 id="liknande" className="search-related">
            {texts.related}
          </h2>
          <ProductGrid products={listing.related.slice(0, MOST_RELATED)} />
        </section>
      )}
    </>
  );
}

function Advice({ advice }: { readonly advice: readonly PageHit[] }): React.JSX.Element {
  return (
    <section className="search-advice" aria-label={texts.advice}>
      <BookOpenText size={24} strokeWidth={1.5} aria-hidden />
      <h2>{texts.advice}</h2>
      <ul className="search-advice-list">
        {advice.map(({ url, title }) => (
          <li key={url}>
            <Link to={url}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows or hides prescription items by the parameter `rx` (CAT-14). It is a form, so that it works without scripts. */
function PrescriptionSwitch(): React.JSX.Element {
  const [search] = useSearchParams();
  const shown = withPrescription(search);
  const kept = [...search].filter(
    ([name]) => !['rx', 'loaded', 'lagd', 'varukorgsfel', NOT_ENTIRELY_ADDED].includes(name),
  );
  return (
    <Form method="get" className="rx-form" preventScrollReset>
      {kept.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <SwitchButton isOn={shown} {...(shown && { name: 'rx', value: '0' })}>
        {texts.withPrescription}
      </SwitchButton>
    </Form>
  );
}
