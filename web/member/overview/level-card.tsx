import { ShieldCheck } from 'lucide-react';

import type { MemberOverview } from '../../../services/person/member/contract.js';
import { formatDate } from '../../interface/words/dates.js';
import { levelNames, percent, points as pointsText } from '../../visit/level-words.js';
import { levelProgress } from './level-progress.js';
import { overviewTexts as texts } from './texts.js';

export function LevelCard({ overview }: { readonly overview: MemberOverview }): React.JSX.Element {
  const { level, levels, window, protectedUntil } = overview;
  const progress = levelProgress(levels, level, window.points);
  return (
    <section className="level" aria-labelledby="niva">
      <div className="level-head">
        <span className="level-sign" aria-hidden>
          {level}
        </span>
        <div>
          <h2 id="niva">{texts.level}</h2>
          <p className="level-name">
            {levelNames[level]} <span className="visually-hidden">({level})</span>
          </p>
          <p>{texts.rate(percent(progress.rate))}</p>
        </div>
      </div>
      <div className="level-bar">
        <progress value={progress.percent} max={100} aria-label={pointsText(window.points)} />
        <ol aria-hidden>
          {levels.map((step) => (
            <li key={step.level}>
              <strong>{step.level}</strong> {step.from.toLocaleString('sv-SE')}
            </li>
          ))}
        </ol>
      </div>
      <p>{progress.next ? texts.toNext(pointsText(progress.next.left), progress.next.level) : texts.top}</p>
      <p className="level-protection">
        <ShieldCheck size={20} strokeWidth={1.5} aria-hidden />{' '}
        {protectedUntil ? texts.protectedUntil(formatDate(protectedUntil)) : texts.unprotected}
      </p>
      <Why overview={overview} />
    </section>
  );
}

function Why({ overview: { decision, level, window } }: { readonly overview: MemberOverview }): React.JSX.Element {
  const down = decision?.afterReturn ? texts.whyReturned : texts.whyDown;
  const tell = decision?.direction === 'down' ? down : texts.whyUp;
  return (
    <details className="level-why" open>
      <summary>{texts.why}</summary>
      <p>
        {decision ? tell(formatDate(decision.decidedOn), pointsText(decision.pointsCounted), level) : texts.whyFirst}
      </p>
      <p>{texts.counted(pointsText(window.points), formatDate(window.from), formatDate(window.to))}</p>
      <p>{texts.rule}</p>
    </details>
  );
}
