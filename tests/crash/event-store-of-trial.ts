import { EventStoreCluster } from '../../simulators/eventstoredb/event-store-cluster.js';
import { clusterOnMachines } from './cluster-on-machines.js';

/** An empty event store that is used instead of PostgreSQL, with a function that changes its leader. */
export interface EventStoreOfTrial {
  readonly url: string;
  changeLeader(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the cluster at this URL, or the tests' own server when there is none. */
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
