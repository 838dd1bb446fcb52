import { buyWithPatience, type Promised } from './persistent-shopper.js';

export interface ShoppersOptions {
  readonly shop: { readonly url: string; readonly openSince: () => number };
  readonly count: number;
  readonly varuIds: readonly string[];
  readonly random: () => number;
}

/** Several shoppers, each of whom buys one product after another until they are stopped. */
export class Shoppers {
  readonly promised: Promised[] = [];
  readonly complaints: string[] = [];
  private readonly watchers: { readonly at: number; readonly look: () => void }[] = [];
  private answers = 0;
  private stopping = false;
  private readonly buying: Promise<void>[];

  constructor(private readonly options: ShoppersOptions) {
    this.buying = Array.from({ length: options.count }, () => this.buyOn());
  }

  /** Resolves when this many more calls have got a response. */
  answered(count: number): Promise<void> {
    return new Promise((look) => this.watchers.push({ at: this.answers + count, look }));
  }

  async stop(): Promise<void> {
    this.stopping = true;
    await Promise.all(this.buying);
    for (const { look } of this.watchers.splice(0)) look();
  }

  private async buyOn(): Promise<void> {
    const { shop, varuIds, random } = this.options;
    while (!this.stopping) {
      const varuId = varuIds[Math.floor(random() * varuIds.length)] as string;
      const method = random() < 0.7 ? 'scheme' : 'swish';
      try {
        this.promised.push(await buyWithPatience(shop, varuId, method, () => this.count()));
      } catch (error) {
        this.complaints.push(error instanceof Error ? error.message : String(error));
        this.count();
      }
    }
  }

  private count(): void {
    this.answers += 1;
    const due = this.watchers.filter(({ at }) => at <= this.answers);
    for (const watcher of due) this.watchers.splice(this.watchers.indexOf(watcher), 1);
    for (const { look } of due) look();
  }
}
