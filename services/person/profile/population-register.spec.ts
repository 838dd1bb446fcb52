import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { Logger } from '@nestjs/common';

import { parsePersonNumber, type PersonNumber } from '../../../domain/kernel/index.js';
import { PartnerNotReached, PartnerOutcomeUnknown, PartnerRefusal } from '../../partners/partner-error.js';
import type { RegisteredAddress } from '../../partners/population-register/gateway.js';
import { ConnectedRegister, NoRegister } from './population-register.js';

const ASTRID = parsePersonNumber('198507099805') as PersonNumber;
const COORDINATED = parsePersonNumber('197010632391') as PersonNumber;
const HOME: RegisteredAddress = {
  streetAddress: 'Storgatan 1',
  postalCode: '11122',
  city: 'Stockholm',
  coAddress: null,
};

let warned: MockInstance<Logger['warn']>;
beforeEach(() => void (warned = vi.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined)));
afterEach(() => warned.mockRestore());

describe('a registered home address (PRO-03)', () => {
  test('comes from the register', async () => {
    expect(await new ConnectedRegister({ addressOf: async () => HOME }).addressOf(ASTRID)).toEqual(HOME);
  });

  test('is not asked for with a coordination number', async () => {
    const addressOf = vi.fn(async () => HOME);
    expect(await new ConnectedRegister({ addressOf }).addressOf(COORDINATED)).toBeNull();
    expect(addressOf).not.toHaveBeenCalled();
  });

  test.each([
    ['not-sent', new PartnerNotReached('population register', 'cannot be reached')],
    ['unknown', new PartnerOutcomeUnknown('population register', 'answered 500')],
    ['refused (400)', new PartnerRefusal('population register', 400, ASTRID, `${ASTRID} is not valid`)],
    ['failed', new TypeError(`no such property: ${ASTRID}`)],
  ])('is unknown when the register has %s, and the log names nobody', async (reason, error) => {
    expect(await new ConnectedRegister({ addressOf: () => Promise.reject(error) }).addressOf(ASTRID)).toBeNull();
    expect(warned.mock.calls).toEqual([[`No address of the population register: ${reason}`]]);
  });

  test('is unknown when no register is connected', async () => {
    expect(await new NoRegister().addressOf()).toBeNull();
  });
});
