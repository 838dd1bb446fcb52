import { Module } from '@nestjs/common';

import { PageViewController } from './page-view.controller.js';

@Module({ controllers: [PageViewController] })
export class PageViewModule {}
