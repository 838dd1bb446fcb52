import { readdirSync, readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Browser } from 'playwright-core';

import { textContrasts } from './contrast.js';
import { mailExamples } from './mail-examples.js';
import { openBrowser } from './open-browser.js';

const mails = Object.entries(mailExamples).flatMap(([file, examples]) =>
  Object.entries(examples).map(([name, mail]) => ({ name: `${name} of ${file}`, mail })),
);

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

const services = readdirSync('services', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => ({ file: `services/${file}`, source: readFileSync(`services/${file}`, 'utf8') }));

test('every function that writes a mail has an example here', () => {
  const written = services
    .filter(({ source }) => /import \{[^}]*\bwriteMail\b/.test(source))
    .map(({ file, source }) => [file, [...source.matchAll(/^export function (\w+Mail)\(/gm)].map(([, name]) => name)]);
  const shown = Object.entries(mailExamples).map(([file, examples]) => [file, Object.keys(examples)]);
  expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(written));
});

test('only the one layout writes the HTML of a mail', () => {
  const senders = services.filter(({ source }) => source.includes('mailer.send('));
  expect(senders.length).toBeGreaterThan(3);
  expect(senders.filter(({ source }) => /\bhtml\b/.test(source)).map(({ file }) => file)).toEqual([]);
});

describe.each(mails)('$name', ({ mail }) => {
  test('says the same in both parts, and names no medicine', () => {
    expect(mail.text).toMatch(/^Hej( Astrid)?!\n\n/);
    const said = mail.html.replace(/<style>[^]*?<\/style>|<head>[^]*?<\/head>/g, '');
    for (const address of mail.text.match(/https?:\S+/g) ?? [])
      expect(said).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
    const words = (text: string) => text.replace(/https?:\S+/g, '').match(/[\p{L}\d]+/gu) ?? [];
    const shown = new Set(words(said.replace(/<[^>]*>/g, ' ').replaceAll('&quot;', '"')));
    expect(words(mail.text).filter((word) => !shown.has(word))).toEqual([]);
    expect(mail.text + mail.html + mail.subject).not.toMatch(/elvanse/i);
    expect(words(mail.text).join(' '), 'dates are written in words').not.toMatch(/\b20\d\d \d\d \d\d\b/);
  });

  test.each(['light', 'dark'] as const)('can be read in %s', async (colorScheme) => {
    const page = await browser.newPage({ colorScheme, viewport: { width: 320, height: 640 } });
    await page.setContent(mail.html);
    const contrasts = await textContrasts(page);
    const isDark =
      (await page.evaluate<number>('getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0]')) < 128;
    expect(isDark).toBe(colorScheme === 'dark');
    expect(contrasts.length).toBeGreaterThan(3);
    expect(contrasts.filter(({ ratio }) => ratio < 4.5)).toEqual([]);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await page.close();
  });
});
