import { Module } from '@nestjs/common';

import { DeliveryWidgetController } from './delivery-widget.controller.js';
import { EIdPagesController } from './e-id-pages.controller.js';
import { PartnerPagesController } from './partner-pages.controller.js';

@Module({ controllers: [PartnerPagesController, EIdPagesController, DeliveryWidgetController] })
export class PartnerPagesModule {}
