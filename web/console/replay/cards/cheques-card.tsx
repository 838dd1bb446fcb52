import { kr, points } from '../../format.js';
import { Why } from './number.js';
import { useLive } from '../replay-link.js';
import { phase } from '../phases.js';
import { replayTexts as texts } from '../texts.js';

export function ChequesCard(): React.JSX.Element {
  const { member } = useLive().model.snapshot;
  const cheques = member?.cheques ?? [];
  return (
    <section className="card" aria-label={texts.cheques}>
      <h3>{texts.cheques}</h3>
      {cheques.length === 0 ? (
        <p className="muted">{texts.noCheques}</p>
      ) : (
        <table className="facts">
          <tbody>
            {[...cheques].reverse().map(({ chequeId, amount, pointsConverted, validFrom, validTo, status }) => (
              <tr key={chequeId}>
                <th scope="row">
                  {kr(amount)} <small className="muted">för {points(pointsConverted)}</small>
                </th>
                <td>
                  {validFrom} – {validTo}
                </td>
                <td>
                  <Why path={`member/cheques/${chequeId}`}>
                    <span className="state" data-state={status}>
                      {phase(status)}
                    </span>
                  </Why>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
