import { ButtonLink } from '../../interface/button.js';
import { Meadow } from './meadow.js';
import { startTexts as texts } from './texts.js';

export function Hero(): React.JSX.Element {
  return (
    <section className="hero" aria-label={texts.heroTitle}>
      <div className="page hero-inner">
        <div className="hero-text">
          <h1>{texts.heroTitle}</h1>
          <p>{texts.heroText}</p>
          <p className="hero-actions">
            <ButtonLink to="/search" variant="accent">
              {texts.heroBuy}
            </ButtonLink>
            <ButtonLink to="/kundklubb-registrering/" variant="quiet" className="hero-join">
              {texts.heroJoin}
            </ButtonLink>
          </p>
        </div>
        <Meadow />
      </div>
    </section>
  );
}
