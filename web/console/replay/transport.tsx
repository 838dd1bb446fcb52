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

import { textIn } from '../../interface/form/sent-form.js';
import { localMinute } from '../format.js';
import { atStop, type At } from './at.js';
import { HiddenQuery } from './hidden-query.js';
import { stopOfType } from './jump.js';
import { ReplayLink, useLive } from './replay-link.js';
import { replayTexts as texts } from './texts.js';

const ICON = { size: 18, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** The slider and the buttons that move through the history. Each position has its own URL. */
export function Transport(): React.JSX.Element {
  const { place } = useLive().model;
  return (
    <div className="transport">
      <Slider />
      <div className="transport-row">
        <StepButtons />
        <p className="transport-place">
          <strong>{place.step}</strong>
          <span>{place.time}</span>
        </p>
        <TypeJump />
        <TimeJump />
      </div>
      {place.notice && (
        <p className="notice" role="status">
          {place.notice}
        </p>
      )}
    </div>
  );
}

/** How far a key moves the slider. Browsers disagree about these keys, and ignore some of them between two stops. */
const KEYS: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
  ...{ PageUp: 10, PageDown: -10 },
};

function Slider(): React.JSX.Element {
  const { model, show, replayed } = useLive();
  const { here, last, place, entry } = model;
  const to = (index: number): void => {
    const stop = replayed?.stops[Math.min(Math.max(index, 0), last)];
    if (stop) show({ at: atStop(stop), listFrom: null });
  };
  const onKeyDown = (event: React.KeyboardEvent): void => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    // A position between two stops shows the state of the earlier one. So one step back leads to that stop.
    to(here.index + (here.between && by < 0 ? by + 1 : by));
  };
  return (
    <input
      className="transport-slider"
      type="range"
      min={0}
      max={last}
      value={here.index}
      disabled={!replayed}
      aria-label={texts.slider}
      aria-valuetext={`${place.step}, ${place.time}${entry ? `, ${entry.label}` : ''}`}
      title={texts.keys}
      onChange={(event) => to(Number(event.target.value))}
      onKeyDown={onKeyDown}
    />
  );
}

function StepButtons(): React.JSX.Element {
  const { model } = useLive();
  const { beside, here, last } = model;
  const [first, end] = [here.index === 0 && !here.between, here.index === last];
  return (
    <div className="transport-buttons" role="group" aria-label={texts.title}>
      <JumpLink to={beside.first} label={texts.first} icon={<ChevronFirst {...ICON} />} off={first} />
      <JumpLink to={beside.back10} label={texts.back10} icon={<ChevronsLeft {...ICON} />} off={first} />
      <JumpLink to={beside.back} label={texts.back} icon={<ChevronLeft {...ICON} />} off={first} />
      <PlayButton />
      <JumpLink to={beside.forward} label={texts.forward} icon={<ChevronRight {...ICON} />} off={end} />
      <JumpLink to={beside.forward10} label={texts.forward10} icon={<ChevronsRight {...ICON} />} off={end} />
      <JumpLink to={beside.last} label={texts.last} icon={<ChevronLast {...ICON} />} off={end} />
    </div>
  );
}

interface JumpLinkProps {
  readonly to: At;
  readonly label: string;
  readonly icon: React.JSX.Element;
  readonly off: boolean;
}

function JumpLink({ to, label, icon, off }: JumpLinkProps): React.JSX.Element {
  return (
    <ReplayLink
      to={{ at: to, listFrom: null }}
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

/** Plays the history step by step. It works only with scripts. */
function PlayButton(): React.JSX.Element | null {
  const { model, show, replayed } = useLive();
  const [playing, setPlaying] = useState(false);
  const { here, last, beside } = model;
  const { index } = here;
  const { forward, first } = beside;
  useEffect(() => {
    if (!playing) return;
    if (index >= last) return setPlaying(false);
    const next = setTimeout(() => show({ at: forward, listFrom: null }), PLAY_MS);
    return () => clearTimeout(next);
  }, [playing, index, last, forward, show]);
  if (!replayed) return null;
  const start = (): void => {
    if (index >= last) show({ at: first, listFrom: null });
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
    const at = stopOfType(replayed, model.here, type, direction);
    if (at) show({ at, listFrom: null });
  };
  return (
    <form className="jump" method="get">
      <HiddenQuery query={{ ...query, at: model.place.at }} />
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
        <ChevronLeft size={16} strokeWidth={2} aria-hidden /> {texts.previousOf}
      </button>
      <button className="small-button" name="hoppa" value="nasta" onClick={(event) => jump(event, 1)}>
        {texts.nextOf} <ChevronRight size={16} strokeWidth={2} aria-hidden />
      </button>
    </form>
  );
}

/** A form that jumps to a date and time. The URL keeps the time as it was typed. */
function TimeJump(): React.JSX.Element {
  const { model, show, replayed, query } = useLive();
  const submit = (event: React.FormEvent<HTMLFormElement>): void => {
    if (!replayed) return;
    event.preventDefault();
    const local = textIn(new FormData(event.currentTarget), 'tid');
    show({ at: { local }, listFrom: null });
  };
  const { at } = model.place;
  const { instant } = model.here;
  const shown = 'local' in at ? at.local : instant ? localMinute(instant) : '';
  return (
    <form className="jump" method="get" onSubmit={submit}>
      <HiddenQuery query={{ ...query, at: null, listFrom: null }} />
      <label htmlFor="tidpunkt">{texts.goTo}</label>
      <input id="tidpunkt" name="tid" type="datetime-local" key={shown} defaultValue={shown} required />
      <button className="small-button">{texts.go}</button>
    </form>
  );
}
