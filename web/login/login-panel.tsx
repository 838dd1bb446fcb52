import { Form, Link } from '@remix-run/react';
import { ChevronRight, QrCode, Smartphone, SquareUserRound } from 'lucide-react';

import type { TestUser } from '../../services/web-host/contract/login.js';
import { Alert } from '../interface/alert.js';
import { Checkbox } from '../interface/field.js';
import { loginTexts as texts } from './texts.js';
import './login.css';

const ICONS = [Smartphone, QrCode, SquareUserRound] as const;

interface LoginPanelProps {
  readonly redirectTo: string;
  readonly testUsers: readonly TestUser[] | null;
  /** Whom this browser last knew. */
  readonly name: string | null;
  readonly error: string | null;
}

export function LoginPanel({ redirectTo, testUsers, name, error }: LoginPanelProps): React.JSX.Element {
  return (
    <div className="login">
      <h1>{name ? texts.titleAgain(name) : texts.title}</h1>
      <p className="muted">{texts.intro}</p>
      {error && <Alert type="error">{error}</Alert>}
      <ul className="login-methods">
        {texts.methods.map(({ title }, index) => {
          const Icon = ICONS[index] as (typeof ICONS)[number];
          return (
            <li key={title} className="login-method" data-soon>
              <Icon size={28} strokeWidth={1.5} aria-hidden />
              <span>{title}</span>
              <small>{texts.soon}</small>
            </li>
          );
        })}
      </ul>
      {testUsers && <TestUsers users={testUsers} redirectTo={redirectTo} />}
    </div>
  );
}

function TestUsers({ users, redirectTo }: { readonly users: readonly TestUser[]; readonly redirectTo: string }): React.JSX.Element {
  return (
    <Form method="post" action="/init-login" className="login-test" aria-labelledby="testpersoner">
      <h2 id="testpersoner">{texts.test}</h2>
      <p className="muted small">{texts.testText}</p>
      <input type="hidden" name="redirect" value={redirectTo} />
      <ul className="login-methods">
        {users.map((user) => (
          <li key={user.nationalIdentificationNumber}>
            <button type="submit" name="personNumber" value={user.nationalIdentificationNumber} className="login-method">
              <span>
                {user.firstName} {user.lastName}
                {user.description && <small>{user.description}</small>}
              </span>
              <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <Checkbox name="stayLoggedIn" value="ja">
        {texts.stay}
      </Checkbox>
      <p className="muted small">
        {texts.stayText} <Link to="/kundservice/integritetspolicy/#inloggning">{texts.stayLink}</Link>
      </p>
    </Form>
  );
}
