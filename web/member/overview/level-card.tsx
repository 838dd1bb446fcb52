import { ShieldCheck } from 'lucide-react';

import type { MemberOverview, LevelStepView } from '../../../services/person/member/contract.js';
import { formatDate } from '../../interface/words/dates.js';
import { levelNames, percent, points as pointsText } from '../../visit/level-words.js';
import { overviewTexts as texts } from './texts.js';
import type { Level } from '../../../domain/member/events.js';

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

interface LevelProgress {
  readonly rate: number;
  /** The next level and the points left to it; null at the highest level. */
  readonly next: { readonly level: Level; readonly left: number } | null;
  /** How far the bar is filled, from 0 to 100. Each level takes an equal part of the bar. */
  readonly percent: number;
}

/** Computes a member's place among the levels. A protected member may hold a higher level than the points give. */
export function levelProgress(levels: readonly LevelStepView[], level: Level, points: number): LevelProgress {
  const held = Math.max(
    0,
    levels.findIndex((step) => step.level === level),
  );
  const next = levels[held + 1] ?? null;
  const earned = levels.findLastIndex(({ from }) => from <= points);
  const from = levels[earned]?.from ?? 0;
  const to = levels[earned + 1]?.from;
  const within = to === undefined ? 1 : (points - from) / (to - from);
  return {
    rate: levels[held]?.rate ?? 0,
    next: next && { level: next.level, left: Math.max(0, next.from - points) },
    percent: Math.round((Math.max(0, earned + within) / levels.length) * 100),
  };
}
