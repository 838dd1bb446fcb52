import { Global, Module } from '@nestjs/common';

import { CampaignController } from './campaign.controller.js';
import { Campaigns } from './campaigns.js';
import { Promotions } from './promotions.js';

@Global()
@Module({ controllers: [CampaignController], providers: [Campaigns, Promotions], exports: [Campaigns, Promotions] })
export class CampaignModule {}
