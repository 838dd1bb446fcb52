import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { count } from '../../format.js';
import { EntryRow } from './entry-row.js';
import { ReplayLink, useLive } from '../replay-link.js';
import { replayTexts as texts } from '../texts.js';
import { TimelineForm } from './timeline-form.js';

export function TimelineList(): React.JSX.Element {
  const { model } = useLive();
  const { entries, matching, newer, older } = model.timeline;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Measuring forces the browser to compute the layout, so it is done at most once in a frame.
    const frame = requestAnimationFrame(() => keepInSight(list.current));
    return () => cancelAnimationFrame(frame);
  }, [model.here.index, entries]);
  return (
    <section className="timeline" aria-labelledby="timeline-heading">
      <h2 id="timeline-heading">
        {texts.timeline} <small className="muted">{count(matching)}</small>
      </h2>
      <TimelineForm />
      <div className="timeline-scroll" ref={list}>
        {newer !== null && (
          <ReplayLink to={{ listFrom: newer }} className="page-link">
            <ArrowUp size={16} strokeWidth={2} aria-hidden /> Nyare
          </ReplayLink>
        )}
        {entries.length === 0 && <p className="muted">{texts.noneMatching}</p>}
        <ol className="entries">
          {entries.map((entry) => (
            <EntryRow key={entry.index} entry={entry} current={entry.index === model.here.index} />
          ))}
        </ol>
        {older !== null && (
          <ReplayLink to={{ listFrom: older }} className="page-link">
            <ArrowDown size={16} strokeWidth={2} aria-hidden /> Äldre
          </ReplayLink>
        )}
      </div>
    </section>
  );
}

/** Scrolls the list to its current row. `scrollIntoView` would also scroll the page. */
function keepInSight(list: HTMLDivElement | null): void {
  const current = list?.querySelector<HTMLElement>('[aria-current]');
  if (!list || !current || list.scrollHeight <= list.clientHeight) return;
  const [top, bottom] = [current.offsetTop, current.offsetTop + current.offsetHeight];
  if (top < list.scrollTop || bottom > list.scrollTop + list.clientHeight) list.scrollTop = top - list.clientHeight / 2;
}
