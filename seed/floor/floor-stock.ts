import { product, availableStock } from '../../domain/product/index.js';
import type { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { PharmacyStock, type StockByGln } from '../../services/shop/pharmacy/pharmacy-stock.js';

/** The stock of pharmacies in the products' own streams. The seed makes its year before any view follows it. */
export class FloorStock extends PharmacyStock {
  constructor(private readonly commands: Pick<CommandHandling, 'loadCached'>) {
    super();
  }

  async of(varuIds: readonly string[]): Promise<ReadonlyMap<string, StockByGln>> {
    return new Map(await Promise.all(varuIds.map(async (varuId) => [varuId, await this.stockOf(varuId)] as const)));
  }

  private async stockOf(varuId: string): Promise<StockByGln> {
    const state = await this.commands.loadCached(product, varuId);
    const glns = Object.keys(state.stock?.pharmacies ?? {});
    return Object.fromEntries(glns.map((gln) => [gln, availableStock(state, gln)]));
  }
}
