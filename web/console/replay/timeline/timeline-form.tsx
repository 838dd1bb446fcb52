import { HiddenQuery } from '../hidden-query.js';
import type { TimelineFilter } from '../query.js';
import { noFilter } from '../query.js';
import { ReplayLink, useLive } from '../replay-link.js';
import { actorKinds, actorLabel, replayTexts as texts } from '../texts.js';

const OWN_NAMES = ['q', 'typ', 'vem', 'vikt', 'efter', 'fore', 'lista'];

/** Filters the list by text, type, time, actor and importance (SUP-12). */
export function TimelineForm(): React.JSX.Element {
  const { query, frame, show, replayed } = useLive();
  const { filter } = query;
  const set = (change: Partial<TimelineFilter>): void => {
    if (replayed) show({ filter: { ...filter, ...change }, listFrom: null });
  };
  return (
    <form className="filter" method="get" role="search" onSubmit={(event) => replayed && event.preventDefault()}>
      <HiddenQuery query={query} except={OWN_NAMES} />
      <label className="filter-wide">
        Text
        <input
          type="search"
          name="q"
          defaultValue={filter.text}
          onChange={(event) => set({ text: event.target.value })}
        />
      </label>
      <label>
        Typ
        <select name="typ" defaultValue={filter.type} onChange={(event) => set({ type: event.target.value })}>
          <option value="">{texts.anyType}</option>
          {frame.types.map(({ type, label, count }) => (
            <option key={type} value={type}>
              {label} ({count})
            </option>
          ))}
        </select>
      </label>
      <label>
        Vem
        <select name="vem" defaultValue={filter.actor} onChange={(event) => set({ actor: event.target.value })}>
          <option value="">Alla</option>
          {actorKinds.map((kind) => (
            <option key={kind} value={kind}>
              {actorLabel(kind)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Från
        <input
          type="date"
          name="efter"
          defaultValue={filter.from}
          onChange={(event) => set({ from: event.target.value })}
        />
      </label>
      <label>
        Till
        <input type="date" name="fore" defaultValue={filter.to} onChange={(event) => set({ to: event.target.value })} />
      </label>
      <label className="filter-check">
        <input
          type="checkbox"
          name="vikt"
          value="viktiga"
          defaultChecked={filter.important}
          onChange={(event) => set({ important: event.target.checked })}
        />{' '}
        Bara viktiga
      </label>
      <span className="filter-buttons">
        {!replayed && <button className="small-button">Filtrera</button>}
        {JSON.stringify(filter) !== JSON.stringify(noFilter) && (
          <ReplayLink
            to={{ filter: noFilter, listFrom: null }}
            onClick={(event) => event.currentTarget.closest('form')?.reset()}
          >
            Rensa
          </ReplayLink>
        )}
      </span>
    </form>
  );
}
