import { decider } from '../kernel/index.js';
import { countStock } from './commands/count-stock.js';
import { endCampaignPrice } from './commands/end-campaign-price.js';
import { holdStock } from './commands/hold-stock.js';
import { importProduct } from './commands/import-product.js';
import { putBackStock } from './commands/put-back-stock.js';
import { releaseOverdueStock, releaseStock } from './commands/release-stock.js';
import { setPrice } from './commands/set-price.js';
import { takeStock } from './commands/take-stock.js';
import { withdraw } from './commands/withdraw.js';

export const decide = decider({
  ImportProduct: importProduct,
  SetPrice: setPrice,
  EndCampaignPrice: endCampaignPrice,
  CountStock: countStock,
  HoldStock: holdStock,
  ReleaseStock: releaseStock,
  ReleaseOverdueStock: releaseOverdueStock,
  TakeStock: takeStock,
  PutBackStock: putBackStock,
  Withdraw: withdraw,
});

export type ProductCommand = Parameters<typeof decide>[0];
