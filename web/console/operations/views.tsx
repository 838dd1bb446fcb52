import { Form } from '@remix-run/react';

import type { RebuildShown, ViewShown } from '../../../services/support/contract/operations.js';
import { count } from '../format.js';
import { TableScroll } from '../layout/table-scroll.js';
import { Lag } from './lag.js';
import { viewName } from '../texts.js';

export function Views({ views }: { readonly views: readonly ViewShown[] }): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="views-heading">
      <h2 id="views-heading">Vyer</h2>
      <TableScroll labelledBy="views-heading">
        <table className="facts operations-table">
          <thead>
            <tr>
              <th scope="col">Vy</th>
              <th scope="col">Efter</th>
              <th scope="col">Position</th>
              <th scope="col">Undanlagt</th>
              <th scope="col">Senaste ombyggnad</th>
              <th scope="col">
                <span className="visually-hidden">Åtgärder</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {views.map((view) => (
              <ViewRow key={view.view} view={view} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}

function ViewRow({ view: status }: { readonly view: ViewShown }): React.JSX.Element {
  const { view, version, outdated, checkpoint, head, parked, rebuild, failure } = status;
  const busy = rebuild?.phase === 'reading' || rebuild?.phase === 'comparing';
  return (
    <tr>
      <th scope="row">
        {viewName(view)} <small className="muted">v{version}</small>
        {outdated && (
          <span className="state" data-state="started">
            väntar på ombyggnad
          </span>
        )}
        {failure && <p className="fault">{failure}</p>}
      </th>
      <td>
        <Lag lag={status} />
      </td>
      <td>
        <code title={`Huvudet: ${head}`}>{checkpoint}</code>
      </td>
      <td>{parked > 0 ? <a href="#undanlagt">{count(parked)}</a> : '0'}</td>
      <td>{rebuild ? <Rebuild rebuild={rebuild} /> : <span className="muted">aldrig</span>}</td>
      <td>
        <Form method="post" className="row-actions" preventScrollReset>
          <input type="hidden" name="vy" value={view} />
          <button
            className="small-button"
            name="vad"
            value="kontrollera"
            disabled={busy}
            aria-label={`Kontrollera ${viewName(view)}`}
          >
            Kontrollera
          </button>
          <button
            className="small-button"
            name="vad"
            value="bygg"
            disabled={busy}
            aria-label={`Bygg om ${viewName(view)}`}
          >
            Bygg om
          </button>
        </Form>
      </td>
    </tr>
  );
}

const phases = { reading: 'läser', comparing: 'jämför', done: 'klar', failed: 'misslyckades' } as const;

function Rebuild({
  rebuild: { purpose, phase, fraction, events, differences, rows, seconds, failure },
}: {
  readonly rebuild: RebuildShown;
}): React.JSX.Element {
  const name = purpose === 'rebuild' ? 'Ombyggnad' : 'Kontroll';
  if (phase === 'reading' || phase === 'comparing') {
    return (
      <label className="progress">
        {name} {phases[phase]}: {count(events)} händelser
        <progress value={fraction} max={1} />
      </label>
    );
  }
  const same =
    differences === null
      ? ''
      : differences === 0
        ? `, ${count(rows ?? 0)} rader lika`
        : `, ${count(differences)} rader skilde`;
  return (
    <>
      <span className="state" data-state={phase === 'failed' || differences ? 'failed' : 'active'}>
        {name} {phases[phase]}
        {same}
      </span>{' '}
      <small className="muted">
        {count(events)} händelser{seconds !== null && ` på ${seconds.toFixed(1)} s`}
      </small>
      {failure && <p className="fault">{failure}</p>}
    </>
  );
}
