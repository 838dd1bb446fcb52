import type { LoaderFunctionArgs } from '@remix-run/node';
import { Form, Link, useLoaderData } from '@remix-run/react';

import { moment } from '../format.js';
import { staffOnly } from '../staff-only.js';
import { consoleTexts as texts } from '../texts.js';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { mail } = staffOnly(context, request);
  const to = new URL(request.url).searchParams.get('mottagare')?.trim() || null;
  return { local: mail.local, to, letters: await mail.list(to) };
}

export default function MailPage(): React.JSX.Element {
  const { local, to, letters } = useLoaderData<typeof loader>();
  return (
    <div className="console-page">
      <h1>{texts.mail}</h1>
      {!local && <p className="notice">Här skickas post på riktigt; det finns ingen lokal brevlåda.</p>}
      {local && (
        <Form method="get" className="jump">
          <label htmlFor="mottagare">Mottagare</label>
          <input id="mottagare" name="mottagare" type="email" defaultValue={to ?? ''} />
          <button className="small-button">Filtrera</button>
        </Form>
      )}
      {local && letters.length === 0 && <p className="muted">Inga brev.</p>}
      <ul className="hits">
        {letters.map(({ id, subject, to: receivers, receivedAt }) => (
          <li key={id}>
            {/* The addresses of a hundred letters would be too long for one question about their pages. */}
            <Link to={`/konsol/post/${encodeURIComponent(id)}`} discover="none">
              <strong>{subject}</strong>
              <span className="muted">
                {moment(receivedAt)} · {receivers.join(', ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
