import { EventStoreCluster } from '../../simulators/eventstoredb/event-store-cluster.js';
import { clusterOnMachines } from './cluster-on-machines.js';

/** An empty event store to use instead of PostgreSQL, with a function that changes its leader. */
export interface EventStoreOfTrial {
  readonly url: string;
  changeLeader(): Promise<void>;
  close(): Promise<void>;
}

/** The cluster at this address, or by default the tests' own server. */
export async function openEventStoreOfTrial(url: string | undefined): Promise<EventStoreOfTrial> {
  return url ? clusterOnMachines(url) : clusterInMemory();
}

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
