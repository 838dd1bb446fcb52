import { Module } from '@nestjs/common';

import { ProfileModule } from '../profile/profile.module.js';
import { NoticePagesParts } from './notice-pages.js';
import { Notices } from './notices.js';

/** RMD-04: notices in the app. */
@Module({ imports: [ProfileModule], providers: [Notices, NoticePagesParts], exports: [Notices, NoticePagesParts] })
export class NoticesModule {}
