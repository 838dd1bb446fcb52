import { expect, test } from 'vitest';

import { unsafeIn } from './message-html.js';

test.each([
  '<p>Hej <strong>du</strong>,<br>se <a href="/member/">klubben</a>.</p><ul><li>ett</li></ul>',
  'Inga paket & inga brev, "så är det"',
])('a message may hold %s (RMD-08)', (html) => {
  expect(unsafeIn(html)).toBeNull();
});

test.each([
  ['<p>a</p><script>alert(1)</script>', '<script>'],
  ['<p onclick="alert(1)">a</p>', '<p onclick="alert(1)">'],
  ['<a href="javascript:alert(1)">a</a>', '<a href="javascript:alert(1)">'],
  ['<a href="//ond.example">a</a>', '<a href="//ond.example">'],
  ['<a href="https://ond.example">a</a>', '<a href="https://ond.example">'],
  ['<img src=x onerror=alert(1)', '<img src=x onerror=alert(1)'],
  ['5 > 4', '>'],
  ['a&nbsp;b', '&nbsp;'],
])('%s is refused by its part %s', (html, part) => {
  expect(unsafeIn(html)).toBe(part);
});

test.each([
  ['<p>a', '<p>'],
  ['a</p>', '</p>'],
  ['<p><b>a</p></b>', '</p>'],
  ['<a href="/x">a', '<a>'],
])('%s is refused, because its elements do not close', (html, part) => {
  expect(unsafeIn(html)).toBe(part);
});
