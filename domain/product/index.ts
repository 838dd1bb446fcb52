import type { Decision, Slice } from '../kernel/index.js';
import { countStock, type CountStock } from './commands/count-stock.js';
import { endCampaignPrice, type EndCampaignPrice } from './commands/end-campaign-price.js';
import { importProduct, type ImportProduct } from './commands/import-product.js';
import { putBackStock, type PutBackStock } from './commands/put-back-stock.js';
import { setPrice, type SetPrice } from './commands/set-price.js';
import { takeStock, type TakeStock } from './commands/take-stock.js';
import { withdraw, type Withdraw } from './commands/withdraw.js';
import { productEvents, type ProductEvent } from './events.js';
import type { ProductRejection } from './rejections.js';
import { evolve, initial, type ProductState } from './state.js';

export type ProductCommand =
  ImportProduct | SetPrice | EndCampaignPrice | CountStock | TakeStock | PutBackStock | Withdraw;

function decide(command: ProductCommand, state: ProductState): Decision<ProductEvent, ProductRejection> {
  switch (command.type) {
    case 'ImportProduct':
      return importProduct(command, state);
    case 'SetPrice':
      return setPrice(command, state);
    case 'EndCampaignPrice':
      return endCampaignPrice(command, state);
    case 'CountStock':
      return countStock(command, state);
    case 'TakeStock':
      return takeStock(command, state);
    case 'PutBackStock':
      return putBackStock(command, state);
    case 'Withdraw':
      return withdraw(command, state);
  }
}

export const product: Slice<ProductCommand, ProductState, ProductEvent, ProductRejection, 'product'> = {
  kind: 'product',
  events: productEvents,
  initial,
  evolve,
  decide,
};

export type { ImportProduct } from './commands/import-product.js';
export type { ProductRejection } from './rejections.js';
export { rowFaults } from './row-faults.js';
export type { ProductState } from './state.js';
export * from './events.js';
export * from './price-history.js';
