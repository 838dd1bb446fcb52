import { describe, expect, test } from 'vitest';

import { errorMessage, failedMessage, pendingMessage, RFA, type StartedBy } from './user-message.js';

const qr: StartedBy = { by: 'qr', device: 'desktop' };
const phone: StartedBy = { by: 'this-device', device: 'mobile' };
const computer: StartedBy = { by: 'this-device', device: 'desktop' };

describe('the text that BankID recommends', () => {
  test.each([
    ['outstandingTransaction', qr, 'RFA1'],
    ['outstandingTransaction', phone, 'RFA13'],
    ['noClient', phone, 'RFA1'],
    ['started', computer, 'RFA15A'],
    ['started', phone, 'RFA15B'],
    ['userMrtd', phone, 'RFA23'],
    ['userCallConfirm', phone, 'RFA21'],
    ['userSign', qr, 'RFA9'],
    ['processing', qr, 'RFA21'],
    ['userFace', qr, 'RFA24'],
    ['userStepUp', qr, 'RFA25'],
    ['somethingNew', qr, 'RFA21'],
    ['constructor', qr, 'RFA21'],
  ] as const)('while %s is pending', (hint, started, rfa) => {
    expect(pendingMessage(hint, started)).toBe(rfa);
  });

  test.each([
    ['expiredTransaction', qr, 'RFA8'],
    ['certificateErr', qr, 'RFA16'],
    ['userCancel', qr, 'RFA6'],
    ['cancelled', qr, 'RFA3'],
    ['startFailed', qr, 'RFA17B'],
    ['startFailed', phone, 'RFA17A'],
    ['userDeclinedCall', phone, 'RFA22'],
    ['notSupportedByUserApp', phone, 'RFA22'],
    ['transactionRiskBlocked', phone, 'RFA22'],
    ['mrtdVerificationFailed', phone, 'RFA26'],
    ['facialRecognitionFailed', phone, 'RFA27'],
    ['nfcNotSupportedByDevice', phone, 'RFA28'],
    ['multipleBankIdsOnDevice', phone, 'RFA29'],
    ['stepUpFailed', phone, 'RFA30'],
    ['somethingNew', phone, 'RFA22'],
  ] as const)('when an order has failed with %s', (hint, started, rfa) => {
    expect(failedMessage(hint, started)).toBe(rfa);
  });

  test('the texts of October 2026 are BankID’s own', () => {
    expect(RFA).toMatchObject({
      RFA4: 'En identifiering eller underskrift pågår redan för ditt personnummer. Försök igen.',
      RFA9: 'Skriv in din säkerhetskod i BankID-appen och välj Identifiera eller Skriv under.',
      RFA15B: 'Söker efter BankID. Säkerställ att du har ett giltigt BankID på den här enheten.',
      RFA17A: 'Du verkar inte ha BankID-appen/programmet. Installera den och skaffa ett BankID hos din bank.',
      RFA21: 'En identifiering eller underskrift pågår.',
    });
  });

  test('an unknown failure has the text for a failed call', () => {
    expect(RFA.RFA22).toBe('Något gick fel. Försök igen.');
    expect(RFA.RFA5).toBe('Något gick fel. Försök igen.');
  });

  test.each([
    ['alreadyInProgress', 'RFA4'],
    ['Maintenance', 'RFA5'],
    ['requestTimeout', 'RFA5'],
    ['canceled', 'RFA3'],
    [null, 'RFA5'],
  ] as const)('when a call is refused with %s', (code, rfa) => {
    expect(errorMessage(code)).toBe(rfa);
    expect(RFA[rfa]).toMatch(/\.$/);
  });
});
