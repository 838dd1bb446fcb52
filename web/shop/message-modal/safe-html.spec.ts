import { describe, expect, test } from 'vitest';

import { MESSAGES } from '../../../services/person/messages/content.js';
import { safeHtml } from './safe-html.js';

describe('the text of a message', () => {
  test('keeps paragraphs, emphasis, lists and links within the shop', () => {
    const html = '<p>Hej <strong>du</strong>,<br> se <a href="/member/">klubben</a>.</p><ul><li>ett</li></ul>';
    expect(safeHtml(html)).toBe(html);
  });

  test.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<p onclick="alert(1)">hej</p>', '&lt;p onclick=&quot;alert(1)&quot;&gt;hej</p>'],
    ['<a href="javascript:alert(1)">x</a>', '&lt;a href=&quot;javascript:alert(1)&quot;&gt;x</a>'],
    ['<a href="//ond.example">x</a>', '&lt;a href=&quot;//ond.example&quot;&gt;x</a>'],
    ['<a href="/x" onclick="y">x</a>', '&lt;a href=&quot;/x&quot; onclick=&quot;y&quot;&gt;x</a>'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['5 < 6 & "7"', '5 &lt; 6 &amp; &quot;7&quot;'],
  ])('shows %s as text', (html, shown) => {
    expect(safeHtml(html)).toBe(shown);
  });
});

test.each(MESSAGES.map(({ title, html }) => [title, html] as const))(
  'the message ”%s” is shown as it is written (RMD-08)',
  (_title, html) => {
    expect(safeHtml(html)).toBe(html);
  },
);
