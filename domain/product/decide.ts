import type { Decision } from '../kernel/index.js';
import { countStock, type CountStock } from './commands/count-stock.js';
import { endCampaignPrice, type EndCampaignPrice } from './commands/end-campaign-price.js';
import { importProduct, type ImportProduct } from './commands/import-product.js';
import { putBackStock, type PutBackStock } from './commands/put-back-stock.js';
import { setPrice, type SetPrice } from './commands/set-price.js';
import { takeStock, type TakeStock } from './commands/take-stock.js';
import { withdraw, type Withdraw } from './commands/withdraw.js';
import type { ProductEvent } from './events.js';
import type { ProductRejection } from './rejections.js';
import type { ProductState } from './state.js';

export type ProductCommand =
  ImportProduct | SetPrice | EndCampaignPrice | CountStock | TakeStock | PutBackStock | Withdraw;

export function decide(command: ProductCommand, state: ProductState): Decision<ProductEvent, ProductRejection> {
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
