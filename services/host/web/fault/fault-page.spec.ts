import { describe, expect, test } from 'vitest';

import { fallbackTexts } from '../../../../web/interface/fallback/texts.js';
import { faultPage } from './fault-page.js';
import { faultReports, platformOf } from './fault-answer.js';

const reference = '8f14e45f-ceea-467f-a0e6-9f4b2a1c7d10';
const page = (platform: 'APP' | 'WEB') => faultPage({ platform, reference, nonce: 'n0nce' });

describe('the emergency page', () => {
  test('says the same as the error page, with the reference of the report (UI-02)', () => {
    for (const text of Object.values(fallbackTexts)) expect(page('WEB')).toContain(text);
    expect(page('WEB')).toContain(reference);
  });

  test('has three links that need no script', () => {
    expect(page('WEB')).toContain('href="/"');
    expect(page('WEB')).toContain('href=""');
    expect(page('WEB')).toContain('<form method="post" action="/rensa-sparad-data">');
    expect(page('WEB')).not.toMatch(/<script|\son\w+=/);
  });

  test('leads in the app to the app (UI-11)', () => {
    expect(page('APP')).toContain('href="/appen/#/"');
    expect(page('APP')).toContain('action="/rensa-sparad-data?plattform=app"');
    expect(['/appen', '/appen?x=1', '/appen/', '/apotek', '/'].map(platformOf)).toEqual([
      'APP',
      'APP',
      'APP',
      'WEB',
      'WEB',
    ]);
  });
});

describe('the report of a fault', () => {
  const error = Object.assign(new Error('relation "session" does not exist'), {
    stack: 'Error: relation\n    at find',
  });

  test('starts with the message alone, then the error, the address and the work in progress (UI-11)', () => {
    expect(faultReports(error, '/member', reference)).toEqual([
      `WEB relation "session" does not exist [${reference}]`,
      `WEB Error: relation     at find /member services/host/web [${reference}]`,
    ]);
    expect(faultReports('slut', '/appen', reference)[0]).toBe(`APP slut [${reference}]`);
  });

  test('has the cause of a failed call beside its text (UI-09)', () => {
    const failed = Object.assign(new Error('Could not get cart', { cause: error }), {
      stack: 'Error: Could not get cart',
    });
    expect(faultReports(failed, '/checkout', reference)).toEqual([
      `WEB Could not get cart [${reference}]`,
      `WEB Error: Could not get cart Cause: Error: relation     at find /checkout services/host/web [${reference}]`,
    ]);
  });

  test('contains nobody’s person number or e-mail address', () => {
    expect(faultReports(error, '/tracking?contact=astrid@exempel.se&p=198507099805', reference)[1]).toContain(
      '/tracking?contact=[e-post]&p=[personnummer]',
    );
  });
});
