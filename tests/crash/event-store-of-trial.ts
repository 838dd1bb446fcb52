import { EventStoreCluster } from '../../services/event-store/eventstoredb/server/event-store-cluster.js';

/** Where the events of a trial are kept instead of PostgreSQL, empty at first, and how its leader falls. */
export interface EventStoreOfTrial {
  readonly url: string;
  /** Kills the leader and brings it back as a follower of another one. */
  killLeader(): Promise<void>;
  close(): Promise<void>;
}

/** The cluster that the tests have always: three nodes in this process. */
export async function clusterInMemory(): Promise<EventStoreOfTrial> {
  const cluster = await EventStoreCluster.start();
  return {
    url: cluster.url,
    killLeader: async () => {
      cluster.killLeader();
      await cluster.restartAll();
    },
    close: async () => cluster.stop(),
  };
}
