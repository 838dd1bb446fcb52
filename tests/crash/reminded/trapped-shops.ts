import { until } from '../../shop/look.js';
import { spawnShop, type StartingShop } from '../../shop/shop-process.js';
import { openMailWire } from '../cuts/mail-wire.js';
import { openPartnerWire } from '../cuts/partner-wire.js';
import { openStoreWire } from '../cuts/store-wire.js';
import { Trap, type Neighbour, type Place } from '../cuts/trap.js';
import type { Wire } from '../cuts/wire.js';

type Settings = Readonly<Record<string, string>>;

const WIRED = {
  store: ['DATABASE_URL', openStoreWire],
  mail: ['SMTP_URL', openMailWire],
  sms: ['SMS_URL', (url: string, trap: Trap) => openPartnerWire('sms', url, trap)],
  push: ['PUSH_URL', (url: string, trap: Trap) => openPartnerWire('push', url, trap)],
} as const satisfies Partial<Record<Neighbour, readonly [string, (url: string, trap: Trap) => Promise<Wire>]>>;
type Wired = keyof typeof WIRED;
const NEIGHBOURS = Object.keys(WIRED) as readonly Wired[];

interface Line {
  readonly trap: Trap;
  readonly wire: Wire;
}

/**
 * Several processes of one shop. Whichever comes to a place of the plan first is killed there, and starts again. Then the
 * next place of that neighbour is watched. A process that is killed at one neighbour is cut from all.
 */
export class TrappedShops {
  private readonly shops: TrappedShop[] = [];
  private readonly plan = new Map<Neighbour, Place[]>();
  private killed = 0;

  /** @param settings the settings of each process; an entry is one process */
  static async prepare(settings: readonly Settings[]): Promise<TrappedShops> {
    const shops = new TrappedShops();
    for (const one of settings) shops.shops.push(new TrappedShop(one, await linesOf(one), shops));
    return shops;
  }

  get kills(): number {
    return this.killed;
  }

  /** Starts all processes with these settings beside their own. */
  async start(settings: Settings, places: readonly Place[]): Promise<void> {
    for (const at of NEIGHBOURS)
      this.plan.set(
        at,
        places.filter((place) => place.at === at),
      );
    await Promise.all(this.shops.map((shop) => shop.start(settings)));
  }

  /** Waits until a process was killed at each place of the plan, and all serve again. */
  async passedAllPlaces(): Promise<void> {
    for (let left = this.placesLeft(); left > 0; left = this.placesLeft())
      await until(async () => this.placesLeft() < left);
    await Promise.all(this.shops.map((shop) => shop.serves()));
  }

  async stop(): Promise<void> {
    this.plan.clear();
    await Promise.all(this.shops.map((shop) => shop.kill()));
  }

  async close(): Promise<void> {
    await this.stop();
    await Promise.all(this.shops.map((shop) => shop.close()));
  }

  private placesLeft(): number {
    return [...this.plan.values()].reduce((sum, places) => sum + places.length, 0);
  }

  next(at: Neighbour): Place | undefined {
    return this.plan.get(at)?.[0];
  }

  struck(at: Neighbour): void {
    this.plan.get(at)?.shift();
    this.killed += 1;
    for (const shop of this.shops) shop.watch(at);
  }
}

class TrappedShop {
  private starting: StartingShop | null = null;
  private open: Promise<void> = Promise.resolve();
  private settings: Settings = {};
  private isDead = true;
  private isStopped = false;

  constructor(
    private readonly own: Settings,
    private readonly lines: ReadonlyMap<Wired, Line>,
    private readonly shops: TrappedShops,
  ) {}

  async start(settings: Settings): Promise<void> {
    this.settings = settings;
    this.isStopped = false;
    this.begin();
    await this.serves();
  }

  /** Waits for the process that runs now, also when it was killed and started again in between. */
  async serves(): Promise<void> {
    for (let open: Promise<void> | null = null; open !== this.open;) await (open = this.open);
  }

  async kill(): Promise<void> {
    this.isStopped = true;
    this.cut();
    await this.starting?.process.kill();
    await this.open.catch(() => undefined);
  }

  async close(): Promise<void> {
    await Promise.all([...this.lines.values()].map(({ wire }) => wire.close()));
  }

  /** Watches the next place of the plan at this neighbour. */
  watch(at: Neighbour): void {
    const line = this.lines.get(at as Wired);
    if (!line || this.isDead) return;
    line.trap.open();
    const place = this.shops.next(at);
    if (place) void line.trap.set(place, () => this.dieAt(at));
  }

  private begin(): void {
    this.isDead = false;
    for (const at of NEIGHBOURS) {
      this.lines.get(at)?.trap.open();
      this.watch(at);
    }
    const urls = NEIGHBOURS.map((at) => [WIRED[at][0], this.lines.get(at)?.wire.url ?? '']);
    const begun = spawnShop({ ...this.own, ...this.settings, ...Object.fromEntries(urls) });
    this.starting = begun;
    this.open = begun.isOpen.catch((error: unknown) => {
      // A process that was killed while it started is followed by another.
      if (this.starting === begun && !this.isDead) throw error;
    });
  }

  private dieAt(at: Neighbour): void {
    this.cut();
    const killed = this.starting?.process.kill() ?? Promise.resolve();
    this.open = killed.then(() => {
      if (this.isStopped) return;
      this.begin();
      return this.open;
    });
    this.shops.struck(at);
  }

  private cut(): void {
    this.isDead = true;
    for (const { trap } of this.lines.values()) trap.isSprung = true;
  }
}

async function linesOf(settings: Settings): Promise<ReadonlyMap<Wired, Line>> {
  const opened = NEIGHBOURS.map(async (at) => {
    const [name, open] = WIRED[at];
    const trap = new Trap();
    return [at, { trap, wire: await open(settings[name] ?? '', trap) }] as const;
  });
  return new Map(await Promise.all(opened));
}
