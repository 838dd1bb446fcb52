import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import { TableScroll } from '../layout/table-scroll.js';
import { staffOnly } from '../staff-only.js';
import { dispensingTexts as texts } from './texts.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { waiting: await staffOnly(context, request).dispensing.list() };
}

/** RX-06: the prescriptions that wait for a pharmacist. The queue does not say what they are. */
export default function DispensingsPage(): React.JSX.Element {
  const { waiting } = useLoaderData<typeof loader>();
  return (
    <div className="console-page">
      <h1 id="dispensings-title">{texts.title}</h1>
      {waiting.length === 0 && <p className="muted">{texts.none}</p>}
      {waiting.length > 0 && (
        <TableScroll labelledBy="dispensings-title">
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.order}</th>
                <th scope="col">{texts.waited}</th>
                <th scope="col">{texts.promised}</th>
                <th scope="col">{texts.standing}</th>
              </tr>
            </thead>
            <tbody>
              {waiting.map((each) => (
                <tr key={each.dispensingId}>
                  <th scope="row">
                    <Link to={`/konsol/recept/${each.dispensingId}`}>{each.orderNumber}</Link>
                  </th>
                  <td>{texts.hours(each.waitedHours)}</td>
                  <td>{[each.promisedBy, each.isLate && texts.late].filter(Boolean).join(', ')}</td>
                  <td>{[texts.phases[each.phase], each.asked && texts.asked].filter(Boolean).join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
    </div>
  );
}
