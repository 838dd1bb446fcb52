import { Module } from '@nestjs/common';

import { PatternController } from './pattern.controller.js';

@Module({ controllers: [PatternController] })
export class PatternModule {}
