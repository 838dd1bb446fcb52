import { EventLog } from './event-log.js';
import { EventStoreServer, type Neighbours } from './event-store-server.js';

/** A cluster of three nodes that share one log. One node is the leader. With `fallBehind` a node lags. */
export class EventStoreCluster implements Neighbours {
  readonly nodes: readonly EventStoreServer[];
  private chosen: EventStoreServer | null = null;

  private constructor() {
    const log = new EventLog();
    this.nodes = [1, 2, 3].map(() => new EventStoreServer(log, this));
  }

  static async start(): Promise<EventStoreCluster> {
    const cluster = new EventStoreCluster();
    for (const node of cluster.nodes) await node.restart();
    cluster.chosen = cluster.nodes[0] ?? null;
    return cluster;
  }

  get url(): string {
    return `esdb://${this.nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}?tls=false`;
  }

  leader(): EventStoreServer | null {
    return this.chosen;
  }

  members() {
    return this.nodes.map((node) => ({ port: node.port, isAlive: node.isAlive, isLeader: node === this.chosen }));
  }

  /** Stops the leader with all its connections. Another node becomes leader. */
  killLeader(): void {
    this.chosen?.stop();
    this.elect();
  }

  elect(): void {
    const candidates = this.nodes.filter((node) => node.isAlive && node !== this.chosen);
    this.chosen = candidates[0] ?? null;
  }

  /** Leaves the cluster without a leader, as during an election. */
  loseLeader(): void {
    this.chosen = null;
  }

  async restartAll(): Promise<void> {
    for (const node of this.nodes) if (!node.isAlive) await node.restart();
  }

  stop(): void {
    for (const node of this.nodes) node.stop();
  }
}
