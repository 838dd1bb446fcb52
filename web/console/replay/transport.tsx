import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
} from 'lucide-react';
import { useEffect, useState } from 'react';

import { localMinute, moment } from '../format.js';
import { HiddenQuery } from './hidden-query.js';
import { stepAtLocalTime, stepOfType } from './jump.js';
import { ReplayLink, useLive } from './replay-link.js';
import { replayTexts as texts } from './texts.js';

const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Slider, steps and jumps; every one of them has an address. */
export function Transport(): React.JSX.Element {
  const { model } = useLive();
  const { step, total, snapshot } = model;
  return (
    <div className="transport">
      <Slider />
      <div className="transport-row">
        <StepButtons />
        <p className="transport-place">
          <strong>{texts.stepOf(step, total)}</strong>
          <span>{snapshot.instant ? moment(snapshot.instant) : texts.beforeAll}</span>
        </p>
        <TypeJump />
        <TimeJump />
      </div>
    </div>
  );
}

function Slider(): React.JSX.Element {
  const { model, show, replayed } = useLive();
  const { step, total, snapshot, entry } = model;
  const to = (next: number): void => show({ step: Math.min(Math.max(next, 0), total), listFrom: null });
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const by = event.key === 'PageUp' ? 10 : event.key === 'PageDown' ? -10 : 0;
    if (!by) return;
    event.preventDefault();
    to(step + by);
  };
  return (
    <input
      className="transport-slider"
      type="range"
      min={0}
      max={total}
      value={step}
      disabled={!replayed}
      aria-label={texts.slider}
      aria-valuetext={`${texts.stepOf(step, total)}, ${snapshot.instant ? moment(snapshot.instant) : texts.beforeAll}${entry ? `, ${entry.label}` : ''}`}
      title={texts.keys}
      onChange={(event) => to(Number(event.target.value))}
      onKeyDown={onKeyDown}
    />
  );
}

function StepButtons(): React.JSX.Element {
  const { model } = useLive();
  const { step, total } = model;
  return (
    <div className="transport-buttons" role="group" aria-label={texts.title}>
      <JumpLink to={0} label={texts.first} icon={<ChevronFirst {...ICON} />} off={step === 0} />
      <JumpLink to={step - 10} label={texts.back10} icon={<ChevronsLeft {...ICON} />} off={step === 0} />
      <JumpLink to={step - 1} label={texts.back} icon={<ChevronLeft {...ICON} />} off={step === 0} />
      <PlayButton />
      <JumpLink to={step + 1} label={texts.forward} icon={<ChevronRight {...ICON} />} off={step === total} />
      <JumpLink to={step + 10} label={texts.forward10} icon={<ChevronsRight {...ICON} />} off={step === total} />
      <JumpLink to={total} label={texts.last} icon={<ChevronLast {...ICON} />} off={step === total} />
    </div>
  );
}

interface JumpLinkProps {
  readonly to: number;
  readonly label: string;
  readonly icon: React.JSX.Element;
  readonly off: boolean;
}

function JumpLink({ to, label, icon, off }: JumpLinkProps): React.JSX.Element {
  const { model } = useLive();
  const step = Math.min(Math.max(to, 0), model.total);
  return (
    <ReplayLink
      to={{ step, listFrom: null }}
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
    >
      {icon}
    </ReplayLink>
  );
}

const PLAY_MS = 350;

/** Steps on by itself; only where scripts run. */
function PlayButton(): React.JSX.Element | null {
  const { model, show, replayed } = useLive();
  const [playing, setPlaying] = useState(false);
  const { step, total } = model;
  useEffect(() => {
    if (!playing) return;
    if (step >= total) return setPlaying(false);
    const next = setTimeout(() => show({ step: step + 1, listFrom: null }), PLAY_MS);
    return () => clearTimeout(next);
  }, [playing, step, total, show]);
  if (!replayed) return null;
  const start = (): void => {
    if (step >= total) show({ step: 0, listFrom: null });
    setPlaying(true);
  };
  return (
    <button
      type="button"
      className="icon-button icon-button-main"
      aria-label={playing ? texts.pause : texts.play}
      onClick={playing ? () => setPlaying(false) : start}
    >
      {playing ? <Pause {...ICON} /> : <Play {...ICON} />}
    </button>
  );
}

function TypeJump(): React.JSX.Element {
  const { model, frame, show, replayed, query } = useLive();
  const [type, setType] = useState('');
  const jump = (event: React.MouseEvent<HTMLButtonElement>, direction: 1 | -1): void => {
    if (!replayed) return;
    event.preventDefault();
    show({ step: stepOfType(replayed, model.step, type, direction), listFrom: null });
  };
  return (
    <form className="jump" method="get">
      <HiddenQuery query={{ ...query, step: model.step }} />
      <label className="visually-hidden" htmlFor="hopptyp">
        {texts.ofType}
      </label>
      <select id="hopptyp" name="hopptyp" value={type} onChange={(event) => setType(event.target.value)}>
        <option value="">{texts.anyType}</option>
        {frame.types.map(({ type: each, label, count }) => (
          <option key={each} value={each}>
            {label} ({count})
          </option>
        ))}
      </select>
      <button className="small-button" name="hoppa" value="foregaende" onClick={(event) => jump(event, -1)}>
        ‹ {texts.previousOf}
      </button>
      <button className="small-button" name="hoppa" value="nasta" onClick={(event) => jump(event, 1)}>
        {texts.nextOf} ›
      </button>
    </form>
  );
}

function TimeJump(): React.JSX.Element {
  const { model, show, replayed, query } = useLive();
  const submit = (event: React.FormEvent<HTMLFormElement>): void => {
    if (!replayed) return;
    event.preventDefault();
    const step = stepAtLocalTime(replayed, String(new FormData(event.currentTarget).get('tidpunkt')));
    if (step !== null) show({ step, listFrom: null });
  };
  const { instant } = model.snapshot;
  return (
    <form className="jump" method="get" onSubmit={submit}>
      <HiddenQuery query={{ ...query, step: model.step }} />
      <label htmlFor="tidpunkt">{texts.goTo}</label>
      <input
        id="tidpunkt"
        name="tidpunkt"
        type="datetime-local"
        key={instant}
        defaultValue={instant ? localMinute(instant) : ''}
        required
      />
      <button className="small-button">{texts.go}</button>
    </form>
  );
}
