import { describe, expect, test } from 'vitest';

import { LOCAL_PATTERNS } from '../pattern/matches.js';
import { asksForContact } from './asks-for-contact.js';
import { contactFaults, submitOf } from './contact-rules.js';

describe('the dialog about contact details (PRO-04)', () => {
  test.each([
    ['/', true],
    ['/produkt/alvedon', true],
    ['/mina-recept', false],
    ['/mina-recept/djur', false],
    ['/mina-recept-inloggad/warrants', false],
    ['/shop/basket', false],
    ['/kundservice/integritetspolicy', false],
    ['/kundservice', true],
  ])('on %s a member whose details are due is asked: %s', (pathname, asked) => {
    expect(asksForContact({ due: true, pathname, dismissed: false })).toBe(asked);
  });

  test('nobody is asked whose details are not due, or who has closed it', () => {
    expect(asksForContact({ due: false, pathname: '/', dismissed: false })).toBe(false);
    expect(asksForContact({ due: true, pathname: '/', dismissed: true })).toBe(false);
  });

  test.each([
    ['070-123 45 67', 'astrid@example.se', null, null],
    ['+46701234567', ' astrid@example.se ', null, null],
    ['08-123 45 67', 'astrid@example', 'Ange ett giltigt mobilnummer', 'Ange en giltig e-post'],
    ['+123456789', 'astrid', 'Ange ett giltigt mobilnummer', 'Ange en giltig e-post'],
    ['', '', 'Ange ett giltigt mobilnummer', 'Ange en giltig e-post'],
  ])('%p and %p', (mobileNumber, email, mobileFault, emailFault) => {
    expect(contactFaults({ email, mobileNumber }, LOCAL_PATTERNS)).toEqual({
      mobileNumber: mobileFault,
      email: emailFault,
    });
  });

  test('the text of the button shows whether there is something to confirm', () => {
    expect(submitOf({ email: 'astrid@example.se', mobileNumber: '0701234567' })).toEqual({
      text: 'Bekräfta uppgifter',
      disabled: false,
    });
    expect(submitOf({ email: ' ', mobileNumber: '0701234567' })).toEqual({
      text: 'Uppdatera uppgifter',
      disabled: true,
    });
  });
});
