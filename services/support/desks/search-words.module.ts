import { Inject, Module } from '@nestjs/common';

import { SearchWordsPreview } from '../../shop/search/search-words/preview.js';
import { PublishedWords } from '../../shop/search/search-words/published-words.js';
import { Clock } from '../../foundation/clock.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { DeskModule } from '../desk/desk.module.js';
import { RegisteredDesks } from '../desk/registered-desks.js';
import { StaffSearchWords } from '../search-words/search-words-desk.js';
import { searchWordsDesk } from './search-words.js';

@Module({ imports: [DeskModule] })
export class SearchWordsDeskModule {
  constructor(
    @Inject(RegisteredDesks) desks: RegisteredDesks,
    @Inject(CommandHandling) commands: CommandHandling,
    @Inject(Clock) clock: Clock,
    @Inject(SearchWordsPreview) previews: SearchWordsPreview,
    @Inject(PublishedWords) published: PublishedWords,
  ) {
    const parts = { commands, clock, previews, published };
    desks.register(60, searchWordsDesk, ({ staff }) => new StaffSearchWords(parts, staff));
  }
}
