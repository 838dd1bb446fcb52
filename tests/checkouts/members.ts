import { freePort } from '../../services/foundation/database/embedded.js';
import type { ShopProcess } from '../shop/shop-process.js';

/** The roles of one process, written as in the setting `ROLES`. */
export type Roles = 'web,worker' | 'web' | 'worker';

interface Member {
  readonly roles: Roles;
  readonly port: number;
  process: ShopProcess;
}

/** The processes of one shop, each on a fixed port. */
export class Members {
  private readonly all: Member[] = [];
  private readonly ended: string[] = [];

  constructor(private readonly begin: (port: number, roles: Roles) => Promise<ShopProcess>) {}

  async add(roles: Roles): Promise<void> {
    const port = await freePort();
    this.all.push({ roles, port, process: await this.begin(port, roles) });
  }

  /** Returns the ports of the processes that serve requests. */
  webPorts(): readonly number[] {
    return this.all.filter(({ roles }) => roles !== 'worker').map(({ port }) => port);
  }

  /** Kills the first process with these roles. It stays down until the next restart. */
  async kill(doomed: Roles): Promise<void> {
    const member = this.all.find(({ roles }) => roles === doomed);
    if (!member) throw new Error(`no process has the roles ${doomed}`);
    await member.process.kill();
  }

  async restartInTurn(): Promise<void> {
    for (const member of this.all) {
      await member.process.stop();
      this.ended.push(member.process.said());
      member.process = await this.begin(member.port, member.roles);
    }
  }

  said(): string {
    return [...this.ended, ...this.all.map(({ process }) => process.said())].join('');
  }

  async end(): Promise<void> {
    await Promise.all(this.all.map(({ process }) => process.kill()));
  }
}
