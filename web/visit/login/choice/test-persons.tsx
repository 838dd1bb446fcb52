import { ChevronRight } from 'lucide-react';

import type { TestUser } from '../../../../services/person/login/contract.js';
import { useSetTitle } from '../screens/screen-heading.js';
import { loginTexts as texts } from '../texts.js';

/** Logs in as a test person (LOG-15). It is shown only in environments without real customers. */
export function TestPersons({ users }: { readonly users: readonly TestUser[] }): React.JSX.Element {
  const Heading = useSetTitle() ? 'h3' : 'h2';
  return (
    <section className="login-test" aria-labelledby="testpersoner">
      <Heading id="testpersoner">{texts.test}</Heading>
      <p className="muted small">{texts.testText}</p>
      <ul className="login-persons">
        {users.map((user) => (
          <li key={user.nationalIdentificationNumber}>
            <button
              type="submit"
              name="personNumber"
              value={user.nationalIdentificationNumber}
              className="login-person"
            >
              <span>
                {user.firstName} {user.lastName}
                {user.description && <small>{user.description}</small>}
              </span>
              <ChevronRight size={18} strokeWidth={1.5} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
