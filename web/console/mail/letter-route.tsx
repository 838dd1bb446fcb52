import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';

import { moment } from '../format.js';
import { BackLink } from '../layout/back-link.js';
import { staffOnly } from '../staff-only.js';
import './mail.css';

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const letter = await staffOnly(context, request).mail.read(params.letterId ?? '');
  if (!letter) throw new Response(null, { status: 404, statusText: 'Brevet finns inte' });
  return letter;
}

export default function LetterPage(): React.JSX.Element {
  const { subject, from, to, receivedAt, text, html } = useLoaderData<typeof loader>();
  return (
    <div className="console-page">
      <BackLink to="/konsol/post">Post</BackLink>
      <h1>{subject}</h1>
      <p className="muted">
        {moment(receivedAt)} · från {from} · till {to.join(', ')}
      </p>
      {/* An empty `sandbox` forbids scripts and forms in the mail, and separates it from this site's origin. */}
      {html && <iframe className="letter" title={subject} sandbox="" srcDoc={html} />}
      <details open={!html}>
        <summary>Ren text</summary>
        <pre className="letter-text" tabIndex={0}>
          {text}
        </pre>
      </details>
    </div>
  );
}
