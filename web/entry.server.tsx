import { PassThrough } from 'node:stream';

import { createReadableStreamFromReadable, type AppLoadContext, type EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';

import { NonceContext } from './nonce.js';

export const streamTimeout = 5_000;

/** Streams to people; robots get the whole page at once. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { cspNonce }: AppLoadContext,
): Promise<Response> {
  const whole = isbot(request.headers.get('user-agent') ?? '');
  return new Promise((resolve, reject) => {
    let code = status;
    let shellRendered = false;
    const answer = (): void => {
      shellRendered = true;
      const body = new PassThrough();
      headers.set('Content-Type', 'text/html; charset=utf-8');
      resolve(new Response(createReadableStreamFromReadable(body), { headers, status: code }));
      pipe(body);
    };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={cspNonce}>
        <RemixServer context={remixContext} url={request.url} nonce={cspNonce} />
      </NonceContext.Provider>,
      {
        nonce: cspNonce,
        [whole ? 'onAllReady' : 'onShellReady']: answer,
        onShellError: reject,
        onError: (error: unknown) => {
          code = 500;
          // Before the shell, onShellError rejects and the host logs it; after, the stream has begun.
          if (shellRendered) process.emitWarning(error instanceof Error ? error : String(error));
        },
      },
    );
    setTimeout(abort, streamTimeout + 1_000).unref();
  });
}
