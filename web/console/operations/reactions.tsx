import type { HoldUpShown, ReactionShown } from '../../../services/support/contract/operations.js';
import { count, minute } from '../format.js';
import { TableScroll } from '../layout/table-scroll.js';
import { Lag } from './lag.js';

/** Lists the reactions to events with their lag: process managers, calls to partners and mails. */
export function Reactions({ reactions }: { readonly reactions: readonly ReactionShown[] }): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="following-heading">
      <h2 id="following-heading">Följder</h2>
      <TableScroll labelledBy="following-heading">
        <table className="facts operations-table">
          <thead>
            <tr>
              <th scope="col">Följd</th>
              <th scope="col">Efter</th>
              <th scope="col">Undanlagt</th>
            </tr>
          </thead>
          <tbody>
            {reactions.map((each) => (
              <tr key={each.reaction}>
                <th scope="row">{each.reaction}</th>
                <td>
                  <Lag lag={each} />
                </td>
                <td>{count(each.parked)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}

export function HoldUp({ holdUp }: { readonly holdUp: HoldUpShown | null }): React.JSX.Element | null {
  if (!holdUp) return null;
  const { pid, application, database, state, since } = holdUp;
  return (
    <p className="fault" role="status">
      Vyer och följder väntar på {pid === null ? 'transaktionen' : `process ${pid},`} <code>{application}</code>, i
      databasen <code>{database}</code> ({state}
      {since && `, sedan ${minute(since)}`}).
    </p>
  );
}
