import { Module } from '@nestjs/common';

import { ConsentController } from './consent.controller.js';
import { GiveConsents } from './give-consents.js';

@Module({ controllers: [ConsentController], providers: [GiveConsents], exports: [GiveConsents] })
export class ConsentModule {}
