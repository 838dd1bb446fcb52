import { Link } from '@remix-run/react';

import type { FooterColumn } from '../../../services/shop/content/contract.js';
import { LogoMark } from '../../interface/picture/logo.js';
import { LegalBadge } from './legal-badge.js';
import { footerTexts as texts } from './texts.js';
import './footer.css';

interface FooterProps {
  /** From the content store; empty where the page could not be loaded. */
  readonly columns: readonly FooterColumn[];
  readonly test: boolean;
}

export function Footer({ columns, test }: FooterProps): React.JSX.Element {
  return (
    <footer className="footer">
      <div className="page footer-grid">
        <p className="footer-brand">
          <LogoMark size={44} />
          <span>Älgört</span>
        </p>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className="footer-links">
              {links.map(({ url, name }) => (
                <li key={url}>
                  <Link to={url}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <Licence />
      <div className="page footer-end">
        <p>{texts.rights}</p>
        {test && <p>{texts.test}</p>}
      </div>
    </footer>
  );
}

/** LAW-05: the licence holder and the supervisory authority, on every page. */
function Licence(): React.JSX.Element {
  return (
    <div className="page footer-licence">
      <LegalBadge />
      <div>
        <h2>{texts.licenceTitle}</h2>
        <p>{texts.licence}</p>
        <p>
          {texts.authority}, <a href="https://www.lakemedelsverket.se/">{texts.authorityLink}</a>
        </p>
        <p>{texts.officer}</p>
      </div>
    </div>
  );
}
