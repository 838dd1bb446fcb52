import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PartnerError } from '../partner-error.js';
import { SmtpMailer } from './client.js';
import { keyOfMessage, messageId, type Mail } from './mailer.js';
import { startMailbox, type Mailbox } from '../../../simulators/mailbox/start.js';

const folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
const path = join(folder, 'mailbox.ndjson');
const mail: Mail = {
  to: 'astrid@example.se',
  subject: 'Tack för din beställning 100001 – vi packar den nu, så snart vi kan, hälsar Älgört',
  text: 'Hej Åsa!\n\nDu har köpt för 199,00\u00a0kr.\n\nHälsningar\nÄlgört',
  html: `<p>Hej Åsa!</p><p>Du har köpt för <b>199,00&nbsp;kr</b>. ${'Lång rad. '.repeat(40)}</p>`,
  messageId: messageId('order-confirmation', '3f0f7f7e-0c3d-4f7a-9b61-1f2e3d4c5b6a'),
};

let mailbox: Mailbox;
let mailer: SmtpMailer;
const open = () => startMailbox({ path, now: () => new Date('2026-11-21T09:00:00.000Z') });
beforeEach(async () => {
  mailbox = await open();
  mailer = new SmtpMailer({ url: mailbox.url });
});
afterEach(async () => {
  await mailer.close();
  await mailbox.close();
  rmSync(path, { force: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('a mail to a customer', () => {
  test('arrives as it was written', async () => {
    await mailer.send(mail);
    const [letter] = mailbox.list({ to: 'Astrid@example.se' });
    expect(letter).toEqual({
      id: letter?.id,
      receivedAt: '2026-11-21T09:00:00.000Z',
      from: 'kundservice@algort.example',
      ...mail,
      to: ['astrid@example.se'],
      html: mail.html,
    });
    expect(mailbox.read(letter?.id ?? '')).toEqual(letter);
  });

  test('sent twice arrives twice under one message id', async () => {
    await mailer.send(mail);
    await mailer.send(mail);
    expect(mailbox.list().map((letter) => letter.messageId)).toEqual([mail.messageId, mail.messageId]);
  });

  test('can be waited for', async () => {
    const awaited = mailbox.first((letter) => letter.messageId === mail.messageId);
    await mailer.send(mail);
    expect((await awaited).subject).toBe(mail.subject);
  });

  test('is still in the mailbox after a restart', async () => {
    await mailer.send(mail);
    await mailbox.close();
    mailbox = await open();
    expect(mailbox.list()).toHaveLength(1);
  });

  test('that is deleted is gone, also after a restart, and the others stay', async () => {
    const another = { ...mail, to: 'nils@example.se', messageId: messageId('order-confirmation', 'another') };
    await mailer.send(mail);
    await mailer.send(another);
    mailbox.forget((letter) => keyOfMessage(letter.messageId) === '3f0f7f7e-0c3d-4f7a-9b61-1f2e3d4c5b6a');
    for (let time = 0; time < 2; time += 1) {
      expect(mailbox.list().map(({ to }) => to)).toEqual([['nils@example.se']]);
      await mailbox.close();
      mailbox = await open();
    }
  });

  test('to a name with a comma reaches nobody else', async () => {
    await expect(mailer.send({ ...mail, to: 'a@example.se, b@example.se' })).rejects.toMatchObject({
      outcome: 'refused',
    });
    expect(mailbox.list()).toEqual([]);
  });

  test.each(['not-an-address', '', 'a@b@c', 'x@localhost'])(
    'to %p is refused, and the error does not repeat the address',
    async (to) => {
      const error = await mailer.send({ ...mail, to }).catch((reason: unknown) => reason);
      expect(error).toMatchObject({ outcome: 'refused' });
      if (to) expect(String(error)).not.toContain(to);
    },
  );

  test('that is too large is refused', async () => {
    await expect(mailer.send({ ...mail, text: 'x'.repeat(1_100_000) })).rejects.toMatchObject({
      outcome: 'refused',
      status: 552,
    });
  });

  test('that the mailbox cannot store is refused, and ends no process', async () => {
    await mailbox.close();
    const full = () => {
      throw new Error('no space left on device');
    };
    mailbox = await startMailbox({ path, now: full });
    const sender = new SmtpMailer({ url: mailbox.url });
    await expect(sender.send(mail)).rejects.toThrow(PartnerError);
    await sender.close();
  });

  test('is not sent when the mail server is not there', async () => {
    await mailbox.close();
    await expect(mailer.send(mail)).rejects.toMatchObject({ outcome: 'not-sent' });
  });
});
