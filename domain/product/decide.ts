import { decider } from '../kernel/index.js';
import { countStock } from './commands/count-stock.js';
import { endCampaignPrice } from './commands/end-campaign-price.js';
import { importProduct } from './commands/import-product.js';
import { putBackStock } from './commands/put-back-stock.js';
import { setPrice } from './commands/set-price.js';
import { takeStock } from './commands/take-stock.js';
import { withdraw } from './commands/withdraw.js';

export const decide = decider({
  ImportProduct: importProduct,
  SetPrice: setPrice,
  EndCampaignPrice: endCampaignPrice,
  CountStock: countStock,
  TakeStock: takeStock,
  PutBackStock: putBackStock,
  Withdraw: withdraw,
});

export type ProductCommand = Parameters<typeof decide>[0];
