import { Stethoscope } from 'lucide-react';

import { adviceTexts as texts } from './texts.js';

/** Prominent on every advisory page: the limit of self-care. */
export function SeekCare({ reasons }: { readonly reasons: readonly string[] }): React.JSX.Element {
  return (
    <section className="advice-care">
      <h2>
        <Stethoscope size={24} strokeWidth={1.5} aria-hidden />
        {texts.seekCare}
      </h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>{texts.care}</p>
      <p className="advice-calls">
        <a href="tel:1177">{texts.call}</a>
        <a href="tel:112">{texts.emergency}</a>
      </p>
    </section>
  );
}
