import {
  accept,
  isForgotten,
  parsePersonNumber,
  reject,
  type Decision,
  type Instant,
  type Uuid,
} from '../../kernel/index.js';
import type { CustomerEvent, IdentificationMethod } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

export interface Device {
  readonly key: string;
  readonly name: string;
}

/** Records a strong log-in. The names come from the e-ID. */
export interface Identify {
  readonly type: 'Identify';
  readonly customerId: Uuid;
  readonly personNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly method: IdentificationMethod;
  readonly at: Instant;
  readonly validUntil: Instant;
  /** The browser of the log-in. Absent when the log-in did not come from a browser. */
  readonly device?: Device;
}

export function identify(command: Identify, state: CustomerState): Decision<CustomerEvent, CustomerRejection> {
  const { customerId, firstName, lastName, method, at: identifiedAt, validUntil } = command;
  const personNumber = parsePersonNumber(command.personNumber);
  if (!personNumber) return reject({ type: 'PersonNumberInvalid', field: 'personNumber' });
  if (state.status === 'known') {
    const differs = state.personNumber !== personNumber && !isForgotten(state.personNumber);
    if (differs) return reject({ type: 'PersonDiffers', field: 'personNumber' });
    return accept(
      { type: 'CustomerIdentifiedAgain', data: { customerId: state.customerId, method, identifiedAt, validUntil } },
      ...newDevice(command, state),
    );
  }
  const data = { customerId, personNumber, firstName, lastName, method, identifiedAt, validUntil };
  return accept({ type: 'CustomerIdentified', data }, ...newDevice(command, state));
}

function newDevice({ device, customerId, method, at }: Identify, { status, devices }: CustomerState): CustomerEvent[] {
  if (!device || devices.includes(device.key)) return [];
  const { key: deviceKey, name } = device;
  const atFirstLogIn = status === 'unknown';
  return [{ type: 'NewDeviceSeen', data: { customerId, deviceKey, device: name, method, atFirstLogIn, at } }];
}
