import { Link } from '@remix-run/react';

import type { OthersView } from '../../../services/care/prescription/contract.js';
import { HOME } from './parts.js';
import { personTexts as texts } from './texts.js';

interface PersonLinksProps {
  readonly of: OthersView;
  /** The key of the person who is shown. Null for the customer's own. */
  readonly shown: string | null;
}

/** RX-08: a guardian, or the holder of a warrant, chooses whose prescriptions to see. The addresses name nobody. */
export function PersonLinks({ of: { seen, hasOlder }, shown }: PersonLinksProps): React.JSX.Element | null {
  if (seen.length === 0 && !hasOlder) return null;
  const persons = [{ key: null, name: texts.own }, ...seen];
  return (
    <>
      {seen.length > 0 && (
        <nav aria-label={texts.whose}>
          <ul className="prescription-persons">
            {persons.map(({ key, name }) => (
              <li key={key ?? ''}>
                <Link to={key === null ? HOME : personPath(key)} aria-current={key === shown ? 'page' : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {hasOlder && <p className="muted">{texts.older}</p>}
    </>
  );
}

export function personPath(key: string): string {
  return `${HOME}?person=${encodeURIComponent(key)}`;
}
