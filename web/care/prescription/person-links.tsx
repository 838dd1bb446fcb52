import { Link } from '@remix-run/react';

import type { ChildrenView } from '../../../services/care/prescription/contract.js';
import { HOME } from './parts.js';
import { personTexts as texts } from './texts.js';

interface PersonLinksProps {
  readonly of: ChildrenView;
  /** The key of the child that is shown. Null for the customer's own. */
  readonly shown: string | null;
}

/** RX-08: a guardian chooses whose prescriptions to see. The addresses name nobody. */
export function PersonLinks({ of: { seen, hasOlder }, shown }: PersonLinksProps): React.JSX.Element | null {
  if (seen.length === 0 && !hasOlder) return null;
  const persons = [{ key: null, firstName: texts.own }, ...seen];
  return (
    <>
      {seen.length > 0 && (
        <nav aria-label={texts.whose}>
          <ul className="prescription-persons">
            {persons.map(({ key, firstName }) => (
              <li key={key ?? ''}>
                <Link to={key === null ? HOME : childPath(key)} aria-current={key === shown ? 'page' : undefined}>
                  {firstName}
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

export function childPath(key: string): string {
  return `${HOME}?barn=${encodeURIComponent(key)}`;
}
