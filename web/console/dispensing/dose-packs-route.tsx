import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';

import type { DosePackListed } from '../../../services/support/contract/dispensing.js';
import { minute } from '../format.js';
import { BackLink } from '../layout/back-link.js';
import { TableScroll } from '../layout/table-scroll.js';
import { staffOnly } from '../staff-only.js';
import { dosePackTexts as texts } from './dose-pack-texts.js';
import { dispensingTexts } from './texts.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  return { messages: await staffOnly(context, request).dispensing.dosePacks() };
}

/** RX-24: the messages that ask for dose packs. The list does not say for whom, nor what. */
export default function DosePacksPage(): React.JSX.Element {
  const { messages } = useLoaderData<typeof loader>();
  return (
    <div className="console-page">
      <BackLink to="/konsol/recept">{dispensingTexts.back}</BackLink>
      <h1 id="dose-packs-title">{texts.title}</h1>
      {messages.length === 0 ? <p className="muted">{texts.none}</p> : <Messages messages={messages} />}
    </div>
  );
}

function Messages({ messages }: { readonly messages: readonly DosePackListed[] }): React.JSX.Element {
  return (
    <div className="card">
      <TableScroll labelledBy="dose-packs-title">
        <table className="facts">
          <thead>
            <tr>
              <th scope="col">{texts.asked}</th>
              <th scope="col">{dispensingTexts.waited}</th>
              <th scope="col">{dispensingTexts.standing}</th>
            </tr>
          </thead>
          <tbody>
            {messages.map(({ messageId, askedAt, waitedHours, answered }) => (
              <tr key={messageId}>
                <th scope="row">
                  <Link to={`/konsol/recept/dospaket/${messageId}`}>{minute(askedAt)}</Link>
                </th>
                <td>{answered ? null : dispensingTexts.hours(waitedHours)}</td>
                <td>{answered ? texts.answeredBy(answered.byName, minute(answered.at)) : texts.waits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </div>
  );
}
