import { Radio } from 'lucide-react';

import type { Instant } from '../../../domain/kernel/index.js';
import { ButtonLink } from '../../interface/navigation/button.js';
import { formatMoment } from '../../interface/words/dates.js';
import { startTexts as texts } from './texts.js';

interface LiveTeaserProps {
  readonly title: string;
  readonly text: string;
  readonly host: string;
  readonly startsAt: Instant;
  readonly live: boolean;
}

export function LiveTeaser({ title, text, host, startsAt, live }: LiveTeaserProps): React.JSX.Element {
  return (
    <section className="section live-teaser" aria-labelledby="live">
      <p className="live-teaser-sign" data-live={live || undefined}>
        <Radio size={20} strokeWidth={1.5} aria-hidden /> {live ? texts.liveNow : formatMoment(startsAt)}
      </p>
      <h2 id="live">{title}</h2>
      <p>{text}</p>
      <p className="muted">{texts.liveHost(host)}</p>
      <p>
        <ButtonLink to="/shoppa-live-pa-algort" variant="quiet">
          {live ? texts.liveWatch : texts.liveMore}
        </ButtonLink>
      </p>
    </section>
  );
}
