import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';
import { z } from 'zod';

import { SmtpMailer } from './mail/client.js';
import { messageId } from './mail/mailer.js';
import { PartnerError } from './partner-error.js';
import { PartnerHttp } from './partner-http.js';

const PATIENCE_MS = 300;
const ANSWER = z.object({ done: z.boolean() });
const GOOD_ANSWER = 'HTTP/1.1 200 OK\r\ncontent-length: 13\r\n\r\n{"done":true}';
/** Answers of a partner, or of another server at the partner's URL. */
const ANSWERS: readonly (readonly [string, string | null])[] = [
  ['nothing at all', null],
  ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n'],
  ['an answer cut short in its head', 'HTTP/1.1 200 OK\r\ncontent-le'],
  ['an answer cut short in its body', 'HTTP/1.1 200 OK\r\ncontent-length: 500\r\n\r\n{"do'],
  ['an invalid chunk', 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n'],
  ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 9\r\n\r\n{}'],
  ['a head without end', `HTTP/1.1 200 OK\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`],
  ['a change of protocol', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'],
  ['an early status and no answer', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
  ['an unknown status', 'HTTP/1.1 999 What\r\ncontent-length: 0\r\n\r\n'],
  ['a redirection', 'HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n'],
  ['a page of HTML', 'HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\n<html>'],
  ['JSON of another shape', 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\n\r\nnull'],
  ['a refusal in HTML', 'HTTP/1.1 502 Bad Gateway\r\ncontent-length: 6\r\n\r\n<html>'],
  ['compressed bytes', 'HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\ncontent-length: 3\r\n\r\nabc'],
];

let stand: Server;
let port: number;
let behaviour: (socket: Socket) => void;
const open: Socket[] = [];
/** An uncaught error in an event handler of a client would end the process, and with it this test file. */
beforeEach(async () => {
  stand = createServer((socket) => {
    open.push(socket);
    socket.on('error', () => undefined);
    behaviour(socket);
  });
  await new Promise<void>((resolve) => stand.listen(0, '127.0.0.1', resolve));
  ({ port } = stand.address() as AddressInfo);
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of open.splice(0)) socket.destroy();
  stand.close();
});

describe('no answer of a partner ends the process:', () => {
  const answers =
    (text: string | null) =>
    (socket: Socket): void =>
      void socket.once('data', () => (text === null ? socket.destroy() : socket.end(text)));

  test.each(ANSWERS)('%s', async (_what, text) => {
    const http = new PartnerHttp({ partner: 'warehouse', baseUrl: `http://127.0.0.1:${port}`, timeoutMs: PATIENCE_MS });
    behaviour = answers(text);
    const failed = await http.send({ method: 'POST', path: '/', body: {} }, ANSWER).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(PartnerError);
    behaviour = answers(GOOD_ANSWER);
    expect(await http.send({ method: 'POST', path: '/', body: {} }, ANSWER)).toEqual({ done: true });
    await http.close();
  });

  test('an answer that nobody can be told of does not either, and counts as an answer', async () => {
    const logged = vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const watch = { heard: stumble };
    const baseUrl = `http://127.0.0.1:${port}`;
    const http = new PartnerHttp({ partner: 'warehouse', baseUrl, timeoutMs: PATIENCE_MS, watch });
    behaviour = answers(GOOD_ANSWER);
    expect(await http.send({ method: 'GET', path: '/' }, ANSWER)).toEqual({ done: true });
    behaviour = answers(null);
    await expect(http.send({ method: 'GET', path: '/' }, ANSWER)).rejects.toThrow(PartnerError);
    expect(logged).toHaveBeenCalledTimes(2);
    await http.close();
  });
});

const TALKS: readonly (readonly [string, readonly (string | null)[]])[] = [
  ['goes away at once', [null]],
  ['greets in another protocol', ['HTTP/1.1 400 Bad Request\r\n\r\n']],
  ['is closing', ['421 4.3.2 closing\r\n']],
  ['greets without end', [`220-${'x'.repeat(2_000_000)}`]],
  ['answers twice', ['220 here\r\n', '250 well\r\n250 and again\r\n', '250 ok\r\n554 no\r\n', null]],
  ['goes away in the middle', ['220 here\r\n', '250 well\r\n', null]],
  ['offers an invalid log-in', ['220 here\r\n', '250-well\r\n250 AUTH WHAT\r\n', '999 what\r\n']],
  ['does not answer', []],
];

describe('no answer of a mail server ends the process: a server that', () => {
  const mail = {
    to: 'a@example.se',
    subject: 's',
    text: 't',
    html: 'h',
    messageId: messageId('order-confirmation', '1'),
  };
  /** Sends the first text at once, and the next text after each received chunk. Null breaks the connection. */
  const says =
    (words: readonly (string | null)[]) =>
    (socket: Socket): void => {
      const left = [...words];
      const next = (): void => {
        const word = left.shift();
        if (word === null) socket.destroy();
        else if (word !== undefined) socket.write(word);
      };
      next();
      socket.on('data', next);
    };
  const TAKES = ['220 here\r\n', '250 well\r\n', '250 ok\r\n', '250 ok\r\n', '354 go on\r\n', '250 taken\r\n'];

  test.each(TALKS)('%s', async (_what, words) => {
    const mailer = new SmtpMailer({ url: `smtp://127.0.0.1:${port}`, timeoutMs: PATIENCE_MS });
    behaviour = says(words);
    expect(await mailer.send(mail).catch((error: unknown) => error)).toBeInstanceOf(PartnerError);
    behaviour = says(TAKES);
    await mailer.send(mail);
    await mailer.close();
  });

  test.each([['421 4.4.2 idle for too long\r\n'], ['what\r\n'], [null]])(
    'ends an unused connection with %p is called again for the next mail',
    async (word) => {
      const mailer = new SmtpMailer({ url: `smtp://127.0.0.1:${port}`, timeoutMs: PATIENCE_MS });
      behaviour = says(TAKES);
      await mailer.send(mail);
      const [socket] = open;
      const gone = new Promise((resolve) => socket?.once('close', resolve));
      if (word === null) socket?.resetAndDestroy();
      else socket?.end(word);
      await gone;
      await mailer.send(mail).catch((error: unknown) => expect(error).toBeInstanceOf(PartnerError));
      await mailer.send(mail);
      await mailer.close();
    },
  );

  test('took a mail that nobody can be told of has taken it all the same', async () => {
    vi.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
    const mailer = new SmtpMailer({ url: `smtp://127.0.0.1:${port}`, watch: { heard: stumble } });
    behaviour = says(TAKES);
    await expect(mailer.send(mail)).resolves.toBeUndefined();
    await mailer.close();
  });
});

function stumble(): never {
  throw new TypeError('stumbled');
}
