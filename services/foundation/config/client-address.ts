import { BlockList, isIP } from 'node:net';

import { InvalidConfiguration } from './invalid-configuration.js';

/** Whether the shop trusts this sender's X-Forwarded-For header. `hop` is 0 for the peer of the connection. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/**
 * Reads the setting TRUST_PROXY. @param setting "0", a number of proxies, or addresses and networks divided by commas.
 */
export function clientAddresses(setting: string): TrustsProxy {
  if (/^\d{1,2}$/.test(setting)) return (_address, hop) => hop < Number(setting);
  return inNetworks('TRUST_PROXY', setting.split(','));
}

/**
 * Creates a check whether an address is in one of the networks. @param name the setting's name, for the error message
 */
export function inNetworks(name: string, networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const each of networks) add(list, name, each.trim());
  return (sender) => {
    const address = plain(sender);
    return isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  };
}

/**
 * Returns the browser's IP address: the rightmost forwarded address that is not a trusted proxy. A browser can forge
 * the addresses further to the left, so those are ignored.
 */
export function clientAddress(
  connected: string | undefined,
  forwarded: string | string[] | undefined,
  trusts: TrustsProxy,
): string {
  const handedOn = String(forwarded ?? '')
    .split(',')
    .map((each) => plain(each.trim()))
    .reverse();
  let client = plain(connected ?? '');
  for (const [hop, next] of handedOn.entries()) {
    if (isIP(next) === 0 || !trusts(client, hop)) break;
    client = next;
  }
  return client;
}

/** Removes the `::ffff:` prefix that a dual-stack socket adds to an IPv4 address. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '');
}

function add(list: BlockList, name: string, text: string): void {
  const [address = '', bits] = text.split('/');
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  const most = family === 'ipv6' ? 128 : 32;
  const prefix = Number(bits ?? most);
  if (isIP(address) === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > most) {
    throw new InvalidConfiguration(
      `${name}: "${text}" is neither ${name === 'TRUST_PROXY' ? 'a number of proxies nor ' : ''}an address nor a network`,
    );
  }
  list.addSubnet(address, prefix, family);
}
