import { describe, expect, test } from 'vitest';

import { oncePerAnswer, PageTemplate } from './page-template.js';

const marks = { nonce: 'ab+/cd==', commandSeed: '11111111-2222-4333-8444-555555555555' };
const derived = '11111111-2222-4333-8444-abcdefabcdef';
const page = `<script nonce="${marks.nonce}">å</script><input value="${derived}"/><script nonce="${marks.nonce}">"${marks.commandSeed}"</script>`;

describe('a cached page with placeholders', () => {
  test('is filled in everywhere, and keeps what a form has mixed into its command id', () => {
    const filled = new PageTemplate(page, marks).filled({
      nonce: 'NEW=',
      commandSeed: '99999999-8888-4777-8666-000000000000',
    });
    expect(filled.toString()).toBe(
      '<script nonce="NEW=">å</script><input value="99999999-8888-4777-8666-abcdefabcdef"/><script nonce="NEW=">"99999999-8888-4777-8666-555555555555"</script>',
    );
  });

  test('never shows its placeholders', () => {
    const filled = new PageTemplate(page, marks).filled(oncePerAnswer()).toString();
    expect(filled).not.toContain(marks.nonce);
    expect(filled).not.toContain('11111111-2222-4333-8444');
  });
});
