import { Global, Module } from '@nestjs/common';

import { RunningCampaigns } from '../catalogue/running-campaigns.js';
import { CampaignController } from './campaign.controller.js';
import { CampaignPages } from './campaign-pages.js';
import { Campaigns } from './campaigns.js';
import { Promotions } from './promotions.js';

@Global()
@Module({
  controllers: [CampaignController],
  providers: [Campaigns, Promotions, CampaignPages, { provide: RunningCampaigns, useExisting: Campaigns }],
  exports: [Campaigns, Promotions, RunningCampaigns, CampaignPages],
})
export class CampaignModule {}
