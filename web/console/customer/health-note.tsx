import { Link } from '@remix-run/react';

import type { HealthContents } from '../../../services/support/contract/health-contents.js';

const NOTES: Readonly<Record<Exclude<HealthContents, 'absent'>, string>> = {
  sealed: 'Receptens innehåll är dolt. Bara en farmaceut kan öppna det.',
  openable: 'Receptens innehåll är dolt. Att du öppnar det antecknas, och kunden kan läsa det.',
  open: 'Receptens innehåll visas. Det är antecknat, och kunden kan läsa det.',
  withheld: 'Kunden har spärrat sina hälsouppgifter för personalen. Försöket är antecknat.',
};

/** LAW-09: says whether a page has the contents of prescriptions, and lets a pharmacist open them. */
export function HealthNote({
  health,
  to,
}: {
  readonly health: HealthContents;
  /** The address of the same page with the contents. */
  readonly to: string;
}): React.JSX.Element | null {
  if (health === 'absent') return null;
  return (
    <p className="customer-health" role="note">
      {NOTES[health]}{' '}
      {health === 'openable' && (
        <Link to={to} prefetch="none">
          Öppna innehållet
        </Link>
      )}
    </p>
  );
}
