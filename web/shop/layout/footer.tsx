import { Link } from '@remix-run/react';

import type { FooterColumn } from '../../../services/shop/content/contract.js';
import { LogoMark } from '../../interface/picture/logo.js';
import { footerTexts as texts } from './texts.js';
import './footer.css';

interface FooterProps {
  /** Columns of links from the content store. Empty when the page's data could not be loaded. */
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

/** Names the licence holder and the supervisory authority, which every page must do (LAW-05). */
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

/**
 * Draws the common logo of Regulation (EU) 699/2014 with the flag of the country of the licence (LAW-05). This is a
 * stand-in: the authority provides the real logo and its link together with the licence.
 */
function LegalBadge(): React.JSX.Element {
  return (
    <div className="legal-badge">
      <a href="https://www.lakemedelsverket.se/" className="legal-badge-link">
        <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
          <path d="M0 0h96v18H0z" className="legal-badge-1" />
          <path d="M0 18h96v18H0z" className="legal-badge-2" />
          <path d="M0 36h96v18H0z" className="legal-badge-3" />
          <path d="M0 54h96v18H0z" className="legal-badge-4" />
          <path d="M34 0h24v24h24v24H58v24H34V48H10V24h24z" className="legal-badge-cross" />
          <path d="M10 36h36v24H10z" className="legal-badge-flag" />
          <path d="M10 45.500h11V36h5v9.500h20v5H26V60h-5v-9.500H10z" className="legal-badge-flag-cross" />
        </svg>
        <span>{texts.badge}</span>
      </a>
      <small>{texts.badgeNote}</small>
    </div>
  );
}
