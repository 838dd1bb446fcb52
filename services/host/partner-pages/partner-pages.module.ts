import { Module } from '@nestjs/common';

import { EIdPagesController } from './e-id-pages.controller.js';
import { PartnerPagesController } from './partner-pages.controller.js';

@Module({ controllers: [PartnerPagesController, EIdPagesController] })
export class PartnerPagesModule {}
