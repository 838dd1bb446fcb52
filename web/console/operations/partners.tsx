import type { PartnerShown } from '../../../services/support/contract/operations.js';
import { count, moment } from '../format.js';
import { TableScroll } from '../layout/table-scroll.js';

const CONNECTIONS = { real: 'ansluten', simulated: 'simulerad', absent: 'inte ansluten' } as const;

const SAID: Readonly<Record<PartnerShown['today'][number]['outcome'], (fault: Fault) => string>> = {
  failed: (each) => fault(each),
  ended: (each) => `${fault(each)} (avslutad)`,
  unread: ({ code }) => `${code ?? 'utan kod'} (meddelande som inte används)`,
};

/** Shows each partner's state, last response, last error and calls of today, counted over all processes. */
export function Partners({ partners }: { readonly partners: readonly PartnerShown[] }): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="partners-heading">
      <h2 id="partners-heading">Partner</h2>
      <TableScroll labelledBy="partners-heading">
        <table className="facts operations-table">
          <thead>
            <tr>
              <th scope="col">Partner</th>
              <th scope="col">Läge</th>
              <th scope="col">Svarade senast</th>
              <th scope="col">Senaste fel</th>
              <th scope="col">I dag</th>
            </tr>
          </thead>
          <tbody>
            {partners.map((each) => (
              <Row key={each.partner} shown={each} />
            ))}
          </tbody>
        </table>
      </TableScroll>
    </section>
  );
}

function Row({ shown }: { readonly shown: PartnerShown }): React.JSX.Element {
  const { shownAs, connection, lastSuccess, lastFailure, today } = shown;
  return (
    <tr>
      <th scope="row">{shownAs}</th>
      <td>
        <span className="state" data-state={isFailing(shown) ? 'failed' : 'active'}>
          {isFailing(shown) ? 'svarar med fel' : CONNECTIONS[connection]}
        </span>
      </td>
      <td>{lastSuccess ? moment(lastSuccess) : '–'}</td>
      <td>{lastFailure ? `${moment(lastFailure.at)} ${fault(lastFailure)}` : '–'}</td>
      <td>
        {today.length === 0
          ? '–'
          : today.map((each) => `${SAID[each.outcome](each)} × ${count(each.times)}`).join(', ')}
      </td>
    </tr>
  );
}

function isFailing({ lastSuccess, lastFailure }: PartnerShown): boolean {
  return lastFailure !== null && (lastSuccess === null || lastFailure.at > lastSuccess);
}

interface Fault {
  readonly code: string | null;
  readonly status: number | null;
}

function fault({ code, status }: Fault): string {
  return [code ?? 'utan kod', ...(status === null ? ['inget svar'] : [status])].join(', ');
}
