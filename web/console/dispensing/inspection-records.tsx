import type { InspectionResult } from '../../../services/support/contract/dispensing.js';
import { TableScroll } from '../layout/table-scroll.js';
import { inspectionTexts as texts } from './inspection-texts.js';

const COLUMNS = [
  texts.day,
  texts.order,
  texts.person,
  texts.medicine,
  texts.packages,
  texts.batches,
  texts.pharmacist,
] as const;

/** The records, the oldest first. */
export function InspectionRecords({ records, ended }: InspectionResult): React.JSX.Element {
  return (
    <section className="card" aria-labelledby="inspection-records">
      <h2 id="inspection-records">{texts.count(records.length)}</h2>
      {ended > 0 && <p className="muted">{texts.ended(ended)}</p>}
      {records.length > 0 && (
        <TableScroll labelledBy="inspection-records">
          <table>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th scope="col" key={column}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {records.map((each) => (
                <tr key={each.dispensingId}>
                  <td>{each.dispensedOn}</td>
                  <th scope="row">{each.orderNumber}</th>
                  <td>{each.personNumber}</td>
                  <td>{each.article}</td>
                  <td>{each.packages}</td>
                  <td>{texts.packsOf(each.packs)}</td>
                  <td>{each.pharmacist}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </section>
  );
}
