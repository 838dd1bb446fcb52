import type { IncomingMessage, ServerResponse } from 'node:http';

import { writeReadableStreamToWritable } from '@remix-run/node';

import { guarded } from '../../foundation/log/guarded.js';
import type { Form } from './page-form.js';

/**
 * Returns the URL of a request. Null when host and path form no URL, or when the path cannot be decoded. Also null when
 * the URL could be read as another host.
 */
export function addressOf({ headers, url = '/' }: IncomingMessage): URL | null {
  const text = `http://${headers.host ?? 'localhost'}${url.replace(/^\/{2,}/, '/')}`;
  const address = URL.canParse(text) ? new URL(text) : null;
  if (!address || !decodes(address.pathname)) return null;
  // Remix answers a URL with `_data` without a body, because an older kind of data request had it. Our pages never make
  // such a request.
  if (address.searchParams.has('_data')) address.searchParams.delete('_data');
  return address;
}

/**
 * Whether a path can be decoded and is safe. Links and forms repeat the decoded path, and "/\t/host" or "/\\host" in
 * them would lead to another host.
 */
function decodes(path: string): boolean {
  try {
    return !/^\/\/|[\u0000-\u001f\u007f\\]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Turns a Node request into a Fetch request. It is aborted when the browser disconnects. */
export function toWebRequest(
  address: URL,
  { method = 'GET', headers }: IncomingMessage,
  response: ServerResponse,
  { body }: Form,
): Request {
  return new Request(address, {
    method,
    headers: webHeaders(headers),
    signal: untilClosed(response),
    ...(body && { body }),
  });
}

/** Creates a request with only the URL, so that the rendered page is the same for everybody. */
export function requestFromNobody(address: URL, response: ServerResponse): Request {
  return new Request(address, { signal: untilClosed(response) });
}

/**
 * Returns a signal that aborts when the response closes. Remix removes its timers only then. The text as reason is
 * cheaper than the default, a new error.
 */
function untilClosed(response: ServerResponse): AbortSignal {
  const abort = new AbortController();
  response.once(
    'close',
    guarded('a browser that goes away', () => abort.abort('closed')),
  );
  return abort.signal;
}

/** Writes the response. `html` is the body, where the page was rendered to a text. */
export async function writeWebResponse(response: ServerResponse, page: Response, html: string | null): Promise<void> {
  response.statusCode = page.status;
  for (const [name, value] of page.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  const cookies = page.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (html !== null) response.end(html);
  else if (page.body) await writeReadableStreamToWritable(page.body, response);
  else response.end();
}

function webHeaders(headers: IncomingMessage['headers']): Headers {
  const web = new Headers();
  for (const [name, value] of Object.entries(headers)) {
    for (const each of Array.isArray(value) ? value : [value ?? '']) web.append(name, each);
  }
  return web;
}
