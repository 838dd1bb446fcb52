import { Module } from '@nestjs/common';

import { EIdPagesController } from './e-id-pages.controller.js';
import { PartnerPagesController } from './partner-pages.controller.js';

/** The simulators' own pages, under the shop's origin. */
@Module({ controllers: [PartnerPagesController, EIdPagesController] })
export class PartnerPagesModule {}
