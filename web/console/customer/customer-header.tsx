import { Link, useFetcher } from '@remix-run/react';

import type { SubjectHeader } from '../../../services/support/contract/customers.js';
import { minute } from '../format.js';
import type { action } from './route.js';

interface CustomerHeaderProps {
  readonly header: SubjectHeader;
  /** The full person number, when the server rendered it for a browser without scripts. Otherwise null. */
  readonly served: string | null;
}

export function CustomerHeader({ header, served }: CustomerHeaderProps): React.JSX.Element {
  const { subjectId, name, memberNumber, email, phone, address, opening } = header;
  return (
    <header className="customer-head">
      <div>
        <h1>{name ?? nameless(header)}</h1>
        <p className="customer-reason">
          {opening.reason} · öppen till {minute(opening.openUntil).slice(11)}
        </p>
      </div>
      <dl className="customer-facts">
        {header.maskedPersonNumber && <PersonNumber masked={header.maskedPersonNumber} served={served} />}
        <Fact term="Medlem" value={memberNumber} />
        <Fact term="E-post" value={email} />
        <Fact term="Telefon" value={phone} />
        <Fact term="Adress" value={address} />
      </dl>
      <p className="customer-links">
        <Link to={`/konsol/kund/${subjectId}/avvikelser`}>Jämför vyerna med strömmen</Link>{' '}
        <Link to={`/konsol/kund/${subjectId}/varfor`}>Rätt och påminnelser</Link>
      </p>
    </header>
  );
}

function nameless({ erased, kind }: SubjectHeader): string {
  if (erased) return 'Raderad person';
  return kind === 'guest-order' ? 'Gäst' : 'Namn saknas';
}

function Fact({ term, value }: { readonly term: string; readonly value: string | null }): React.JSX.Element | null {
  if (!value) return null;
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function PersonNumber({
  masked,
  served,
}: {
  readonly masked: string;
  readonly served: string | null;
}): React.JSX.Element {
  const fetcher = useFetcher<typeof action>();
  const answer = fetcher.data;
  const whole = (answer && 'personNumber' in answer ? answer.personNumber : null) ?? served;
  return (
    <div>
      <dt>Personnummer</dt>
      <dd aria-live="polite">
        {whole ?? masked}{' '}
        {!whole && (
          <fetcher.Form method="post">
            <input type="hidden" name="vad" value="personnummer" />
            <button className="text-button">Visa</button>
          </fetcher.Form>
        )}
      </dd>
    </div>
  );
}
