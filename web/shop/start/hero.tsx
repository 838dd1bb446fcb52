import { ButtonLink } from '../../interface/navigation/button.js';
import { Meadow } from './meadow.js';
import { startTexts as texts } from './texts.js';

export function Hero(): React.JSX.Element {
  return (
    <section className="hero" aria-label={texts.heroTitle}>
      <svg className="hero-ground" viewBox="0 0 1440 120" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 66C220 18 420 92 700 84S1150 10 1440 58V120H0z" />
      </svg>
      <div className="page hero-inner">
        <div className="hero-text">
          <h1>{texts.heroTitle}</h1>
          <p>{texts.heroText}</p>
          <p className="hero-actions">
            <ButtonLink to="/kategori" variant="accent">
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
