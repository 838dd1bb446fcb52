import { Module } from '@nestjs/common';

import { CanoController } from './cano.controller.js';

@Module({ controllers: [CanoController] })
export class CanoModule {}
