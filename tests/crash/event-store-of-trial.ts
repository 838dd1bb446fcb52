import { EventStoreCluster } from '../../simulators/eventstoredb/event-store-cluster.js';
import { clusterOnMachines } from './cluster-on-machines.js';

/** Where the events of a trial are kept instead of PostgreSQL, empty at first, and how its leader falls. */
export interface EventStoreOfTrial {
  readonly url: string;
  /** Ends the rule of the leader; settles when another one rules and the old one is its follower. */
  changeLeader(): Promise<void>;
  close(): Promise<void>;
}

/** The cluster at an address, or the one that the tests have always. */
export async function openEventStoreOfTrial(url: string | undefined): Promise<EventStoreOfTrial> {
  return url ? clusterOnMachines(url) : clusterInMemory();
}

/** Three nodes in this process, whose leader is killed. */
async function clusterInMemory(): Promise<EventStoreOfTrial> {
  const cluster = await EventStoreCluster.start();
  return {
    url: cluster.url,
    changeLeader: async () => {
      cluster.killLeader();
      await cluster.restartAll();
    },
    close: async () => cluster.stop(),
  };
}
