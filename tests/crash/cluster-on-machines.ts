import { setTimeout as pause } from 'node:timers/promises';

import type { EventStoreOfTrial } from './event-store-of-trial.js';

/** The part of a node's answer to GET /gossip that is used here. */
interface Gossip {
  readonly members: readonly {
    readonly state: string;
    readonly httpEndPointIp: string;
    readonly httpEndPointPort: number;
  }[];
  readonly serverIp: string;
  readonly serverPort: number;
}

interface Nodes {
  readonly hosts: readonly string[];
  readonly scheme: 'http' | 'https';
  readonly headers: Readonly<Record<string, string>>;
  /** The longest time that the election of a leader may take. */
  readonly withinMs: number;
}

/** How often a leader is told to resign. The node with the longest log is elected, which may be the same one again. */
const RESIGNATIONS = 10;
const CHOSEN_WITHIN_MS = 8_000;
const LOOK_EVERY_MS = 100;
const ANSWERS_WITHIN_MS = 2_000;

/** A real cluster, whose machines the test cannot kill. So its leader is told to resign. */
export function clusterOnMachines(url: string, withinMs = CHOSEN_WITHIN_MS): EventStoreOfTrial {
  const nodes = { ...nodesOf(url), withinMs };
  return { url, changeLeader: () => changeLeader(nodes), close: async () => undefined };
}

async function changeLeader(nodes: Nodes): Promise<void> {
  const old = await leaderOf(nodes, () => true);
  if (!old) throw new Error(`EVENTSTORE_URL: no node said within ${nodes.withinMs} ms that it is the leader`);
  // Among nodes with equally long logs, the one with the highest priority is elected.
  await tell(old, nodes, 'priority/-1');
  try {
    for (let time = 1; time <= RESIGNATIONS; time += 1) {
      await tell(old, nodes, 'resign');
      if (await leaderOf(nodes, (host) => host !== old)) return;
    }
  } finally {
    await tell(old, nodes, 'priority/0');
  }
  throw new Error(`EVENTSTORE_URL: ${old} resigned ${RESIGNATIONS} times, and no other node became the leader`);
}

/** Reads the nodes from a connection string such as `esdb://user:password@a:2113,b:2113,c:2113?tls=false`. */
function nodesOf(url: string): Omit<Nodes, 'withinMs'> {
  const parts = /^esdb:\/\/(?:(?<known>.*)@)?(?<hosts>[^/?]+)\/?(?<query>\?.*)?$/.exec(url)?.groups;
  if (!parts?.hosts) throw new Error('EVENTSTORE_URL: must name each node: esdb://a:2113,b:2113,c:2113');
  const known = parts.known?.split(':').map(decodeURIComponent).join(':');
  return {
    hosts: parts.hosts.split(','),
    scheme: new URLSearchParams(parts.query).get('tls') === 'false' ? 'http' : 'https',
    headers: known ? { authorization: `Basic ${Buffer.from(known).toString('base64')}` } : {},
  };
}

/** Finds the node that says that it is the leader. What nodes say about each other may be old. */
async function leaderOf(nodes: Nodes, fits: (host: string) => boolean): Promise<string | null> {
  for (const deadline = Date.now() + nodes.withinMs; Date.now() < deadline; await pause(LOOK_EVERY_MS)) {
    for (const host of nodes.hosts.filter(fits)) if (await leads(host, nodes)) return host;
  }
  return null;
}

async function leads(host: string, nodes: Nodes): Promise<boolean> {
  const answer = await ask(host, nodes, 'GET', '/gossip').catch(() => null);
  if (!answer?.ok) return false;
  const { members, serverIp, serverPort } = (await answer.json()) as Gossip;
  const itself = members.find((one) => one.httpEndPointIp === serverIp && one.httpEndPointPort === serverPort);
  return itself?.state === 'Leader';
}

async function tell(host: string, nodes: Nodes, order: string): Promise<void> {
  const { ok, status } = await ask(host, nodes, 'POST', `/admin/node/${order}`);
  if (!ok) throw new Error(`EVENTSTORE_URL: ${host} answered ${status} to /admin/node/${order}`);
}

function ask(host: string, { scheme, headers }: Nodes, method: 'GET' | 'POST', path: string): Promise<Response> {
  return fetch(`${scheme}://${host}${path}`, {
    method,
    headers: { ...headers, accept: 'application/json' },
    signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
  });
}
