import { Link } from '@remix-run/react';
import { ShieldCheck } from 'lucide-react';

import { LogoMark } from '../interface/logo.js';
import { footerTexts as texts } from './texts.js';
import './footer.css';

export function Footer({ test }: { readonly test: boolean }): React.JSX.Element {
  return (
    <footer className="footer">
      <div className="page footer-grid">
        <p className="footer-brand">
          <LogoMark size={44} />
          <span>Älgört</span>
        </p>
        {texts.columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className="footer-links">
              {links.map(({ to, text }) => (
                <li key={to}>
                  <Link to={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page footer-licence">
        <LicenceBadge />
        <div>
          <h2>{texts.licenceTitle}</h2>
          <p>{texts.licence}</p>
          <p>{texts.authority}</p>
        </div>
      </div>
      <div className="page footer-end">
        <p>{texts.rights}</p>
        {test && <p>{texts.test}</p>}
      </div>
    </footer>
  );
}

/** LAW-05: the place of the EU logo for pharmacies; the real one is issued with a licence. */
function LicenceBadge(): React.JSX.Element {
  return (
    <p className="licence-badge">
      <ShieldCheck size={30} strokeWidth={1.5} aria-hidden />
      <span>
        <strong>{texts.badge}</strong>
        <small>{texts.badgeNote}</small>
      </span>
    </p>
  );
}
