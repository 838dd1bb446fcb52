import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

import type { ActionFunctionArgs, AppLoadContext, EntryContext, LoaderFunctionArgs } from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

import { NonceContext } from './nonce.js';

export const streamTimeout = 5_000;

/** React writes one of these markers into the HTML where a component was not ready. */
const SUSPENDED = /<!--\$[?!]/;

/**
 * Renders a page to one string, because the many small chunks of a stream are slower. The loaders' promises are awaited
 * first. A page that still suspends is rendered again with React's streaming API.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { cspNonce, page }: AppLoadContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { serverHandoffStream, ...context } = remixContext;
  const data = serverHandoffStream ? await text(serverHandoffStream as NodeReadableStream) : '';
  const element = (
    <NonceContext.Provider value={cspNonce}>
      <RemixServer context={context} url={request.url} nonce={cspNonce} />
    </NonceContext.Provider>
  );
  const html = renderToString(element);
  page.html = `<!DOCTYPE html>${SUSPENDED.test(html) ? await whenReady(element) : html}${handoff(data, cspNonce)}`;
  return new Response(null, { headers, status });
}

/**
 * Stores the error of a loader or action for the host, which reports it and decides the response. Remix also calls it
 * for a form that is sent to no action and for the 404 of a page's data: they are answers, and no faults.
 */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (!request.signal.aborted && !(isRouteErrorResponse(error) && error.status < 500)) context.page.fault = error;
}

function whenReady(element: React.ReactElement): Promise<string> {
  const body = new PassThrough();
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady: () => resolve(text(pipe(body))),
      onShellError: reject,
      onError: (error) => process.emitWarning(error instanceof Error ? error : String(error)),
    });
    setTimeout(abort, streamTimeout).unref();
  });
}

/**
 * Returns a script with the loaders' data in Remix's own format. It stands after `</html>`, where React does not
 * hydrate.
 */
function handoff(data: string, nonce: string): string {
  const chunk = JSON.stringify(data).replace(
    UNSAFE_IN_SCRIPT,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script nonce="${nonce}">window.__remixContext.streamController.enqueue(${chunk});window.__remixContext.streamController.close();</script>`;
}

const UNSAFE_IN_SCRIPT = /[&<>\u2028\u2029]/g;
