import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, test } from 'vitest';

import { clusterOnMachines } from './cluster-on-machines.js';

/**
 * A simulated cluster that answers in EventStoreDB 22.10's HTTP format. `told` lists the commands that its nodes got.
 */
interface Nodes {
  readonly hosts: readonly string[];
  readonly told: readonly string[];
  readonly passwords: ReadonlySet<string | undefined>;
  leader: number;
}

interface Manner {
  readonly mayResign?: boolean;
  readonly chosenAgain?: number;
}

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((closed) => server.close(closed));
});

test('a leader that is told to resign is replaced by another', async () => {
  const nodes = await threeNodes();
  const cluster = clusterOnMachines(`esdb://${nodes.hosts.join(',')}?tls=false&nodePreference=leader`);
  await cluster.changeLeader();
  expect(nodes.leader).toBe(1);
  await cluster.changeLeader();
  expect(nodes.leader).toBe(2);
  expect(nodes.told).toEqual([
    ...['0 priority/-1', '0 resign', '0 priority/0'],
    ...['1 priority/-1', '1 resign', '1 priority/0'],
  ]);
});

test('a leader that was chosen again resigns again', async () => {
  const nodes = await threeNodes({ chosenAgain: 1 });
  await clusterOnMachines(`esdb://${nodes.hosts.join(',')}?tls=false`, 500).changeLeader();
  expect(nodes.told).toEqual(['0 priority/-1', '0 resign', '0 resign', '0 priority/0']);
});

test('a node that is down is skipped, and the name and password in the address are sent', async () => {
  const nodes = await threeNodes();
  const hosts = ['127.0.0.1:1', ...nodes.hosts].join(',');
  await clusterOnMachines(`esdb://ops:p%40ss@${hosts}/?tls=false`).changeLeader();
  expect(nodes.leader).toBe(1);
  expect([...nodes.passwords]).toEqual([`Basic ${Buffer.from('ops:p@ss').toString('base64')}`]);
});

test('a leader that refuses to resign says so', async () => {
  const nodes = await threeNodes({ mayResign: false });
  const cluster = clusterOnMachines(`esdb://${nodes.hosts.join(',')}?tls=false`);
  await expect(cluster.changeLeader()).rejects.toThrow(`${nodes.hosts[0]} answered 401 to /admin/node/resign`);
});

test.each(['http://127.0.0.1:2113', 'esdb+discover://cluster.example:2113'])('%s is refused by name', (url) => {
  expect(() => clusterOnMachines(url)).toThrow('EVENTSTORE_URL: must name each node');
});

async function threeNodes({ mayResign = true, chosenAgain = 0 }: Manner = {}): Promise<Nodes> {
  const hosts: string[] = [];
  const told: string[] = [];
  const passwords = new Set<string | undefined>();
  const nodes: Nodes = { hosts, told, passwords, leader: 0 };
  for (const number of [0, 1, 2]) {
    const server = createServer(({ url = '', headers }, response) => {
      passwords.add(headers.authorization);
      if (url === '/gossip') return void response.end(JSON.stringify(gossip(nodes, number)));
      const order = url.replace('/admin/node/', '');
      if (order === 'resign' && !mayResign) return void response.writeHead(401).end();
      told.push(`${number} ${order}`);
      const resigned = told.filter((one) => one.endsWith('resign')).length;
      if (order === 'resign' && resigned > chosenAgain) nodes.leader = (number + 1) % 3;
      response.end();
    });
    await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
    servers.push(server);
    hosts.push(`127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  return nodes;
}

/**
 * Returns a node's answer about the cluster. Only what it says about itself is right, as happens just after an
 * election.
 */
function gossip({ hosts, leader }: Nodes, asked: number) {
  const addresses = hosts.map((host) => host.split(':') as [string, string]);
  const members = addresses.map(([ip, port], number) => ({
    state: number === (asked === leader ? leader : (asked + 1) % 3) ? 'Leader' : 'Follower',
    httpEndPointIp: ip,
    httpEndPointPort: Number(port),
  }));
  const [serverIp, serverPort] = addresses[asked] as [string, string];
  return { members, serverIp, serverPort: Number(serverPort) };
}
