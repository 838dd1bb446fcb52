import type { Simulate } from '../simulate.js';
import { startBankIdSimulator, type BankIdSimulator } from './start.js';

export const simulateBankId: Simulate<'bankid', BankIdSimulator> = async ({ now }) => {
  const simulator = await startBankIdSimulator({ now });
  return { simulator, settings: { BANKID_URL: simulator.url } };
};
