import { Link } from '@remix-run/react';

import { ButtonLink } from '../../interface/navigation/button.js';
import { clubLevels, percent } from '../../visit/level-words.js';
import { startTexts as texts } from './texts.js';

export function ClubTeaser(): React.JSX.Element {
  return (
    <section className="section club" aria-labelledby="klubben">
      <div>
        <h2 id="klubben">{texts.clubTitle}</h2>
        <p>{texts.clubText}</p>
        <p className="hero-actions">
          <ButtonLink to="/kundklubb-registrering/">{texts.clubJoin}</ButtonLink>
          <Link to="/kundklubb/kundklubb-villkor">{texts.clubRead}</Link>
        </p>
      </div>
      <ul className="club-levels">
        {clubLevels.map(({ level, name, from, rate }) => (
          <li key={level} className="club-level">
            <span className="club-level-sign" aria-hidden>
              {level}
            </span>
            <span>
              <strong>{name}</strong>
              <small>{texts.clubPoints(from)}</small>
            </span>
            <span className="club-level-rate">{percent(rate)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
