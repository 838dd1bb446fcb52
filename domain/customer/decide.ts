import { reject, type Decision } from '../kernel/index.js';
import { giveConsent, type GiveConsent } from './commands/give-consent.js';
import { identify, type Identify } from './commands/identify.js';
import { logOut, type LogOut } from './commands/log-out.js';
import { updateProfile, type UpdateProfile } from './commands/update-profile.js';
import { withdrawConsent, type WithdrawConsent } from './commands/withdraw-consent.js';
import type { CustomerEvent } from './events.js';
import type { CustomerRejection } from './rejections.js';
import type { CustomerState } from './state.js';

export type CustomerCommand = Identify | LogOut | UpdateProfile | GiveConsent | WithdrawConsent;

export function decide(command: CustomerCommand, state: CustomerState): Decision<CustomerEvent, CustomerRejection> {
  if (command.type === 'Identify') return identify(command, state);
  if (state.status === 'unknown') return reject({ type: 'CustomerUnknown' });
  switch (command.type) {
    case 'LogOut':
      return logOut(command, state);
    case 'UpdateProfile':
      return updateProfile(command, state);
    case 'GiveConsent':
      return giveConsent(command, state);
    case 'WithdrawConsent':
      return withdrawConsent(command, state);
  }
}
