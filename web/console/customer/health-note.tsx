import { Link } from '@remix-run/react';

import type { HealthContents } from '../../../services/support/contract/customers.js';
import { searchOf, type ReplayQuery } from '../replay/query.js';

const NOTES: Readonly<Record<Exclude<HealthContents, 'absent'>, string>> = {
  sealed: 'Receptens innehåll är dolt. Bara en farmaceut kan öppna det.',
  openable: 'Receptens innehåll är dolt. Att du öppnar det antecknas, och kunden kan läsa det.',
  open: 'Receptens innehåll visas. Det är antecknat, och kunden kan läsa det.',
  withheld: 'Kunden har spärrat sina hälsouppgifter för personalen. Försöket är antecknat.',
};

/** LAW-09: says whether the replay has the contents of prescriptions, and lets a pharmacist open them. */
export function HealthNote({
  health,
  query,
}: {
  readonly health: HealthContents;
  readonly query: ReplayQuery;
}): React.JSX.Element | null {
  if (health === 'absent') return null;
  return (
    <p className="customer-health" role="note">
      {NOTES[health]}{' '}
      {health === 'openable' && (
        <Link to={searchOf({ ...query, opensHealth: true })} prefetch="none">
          Öppna innehållet
        </Link>
      )}
    </p>
  );
}
