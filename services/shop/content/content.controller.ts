import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { z } from 'zod';

import { Listings } from '../catalogue/listings.js';
import { AnswersWith, type AnswerOf } from '../../access/http/api-schema.js';
import { ValidParam, ValidQuery } from '../../access/http/valid.js';
import { Problem } from '../../foundation/problem/problem.js';
import { Permission } from '../../access/permission/permission-gate.js';
import { Toggles } from '../../access/toggles/toggles.js';
import { APP_SETTINGS, appSettingsSchema } from './app-settings.js';
import { moduleId, urlQuery } from './content-schemas.js';
import { EU_LOGO } from './eu-logo.js';
import { FOOTER_COLUMNS, footerSchema, LEGAL } from './footer.js';
import { mainMenu, megaMenu, menuItemSchema, type MenuItem } from './menus.js';
import { editorialModule, moduleOf, type EditorialModule } from './modules.js';
import { metadataSchema, PageMetadata, type Metadata } from './page-metadata.js';
import { placementIds } from './placements.js';
import { texts } from './texts.js';

/**
 * The response is the same for everyone, so caches may store it for five minutes. That is short enough that changes
 * show the same day.
 */
const SHARED = 'public, max-age=300';

const menu = z.array(menuItemSchema);
const placements = z.array(z.string());
const filterNames = z.record(z.string(), z.string()).meta({ example: texts.filterCategories });

/** Texts and menus of the shop (CAT-08, CAT-16). */
@ApiTags('content')
@Permission('shop.browse')
@Controller()
export class ContentController {
  constructor(
    @Inject(PageMetadata) private readonly pages: PageMetadata,
    @Inject(Listings) private readonly listings: Listings,
    @Inject(Toggles) private readonly toggles: Toggles,
  ) {}

  @Get('api/content/metadata')
  @ApiOperation({ summary: 'Title, description, canonical address and breadcrumbs of a page' })
  @AnswersWith(metadataSchema)
  metadata(@ValidQuery(urlQuery) { url }: { readonly url: string }): Promise<Metadata> {
    return this.pages.of(url);
  }

  @Get('api/content/header/mainmenu')
  @Header('cache-control', SHARED)
  @ApiOperation({ summary: 'The header’s main row' })
  @AnswersWith(menu)
  main(): readonly MenuItem[] {
    return mainMenu();
  }

  @Get('api/content/header/megamenu')
  @Header('cache-control', SHARED)
  @ApiOperation({ summary: 'Departments with their shelves' })
  @AnswersWith(menu)
  async mega(): Promise<readonly MenuItem[]> {
    return megaMenu(await this.listings.categories());
  }

  @Get('api/content/footer')
  @Header('cache-control', SHARED)
  @ApiOperation({ summary: 'The footer’s columns, the licence and the EU logo' })
  @AnswersWith(footerSchema)
  footer(): AnswerOf<typeof footerSchema> {
    return { columns: FOOTER_COLUMNS, legal: LEGAL };
  }

  @Get('api/content/eu-logo.svg')
  @Header('content-type', 'image/svg+xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=86400')
  @ApiOperation({
    summary: 'The common logo of pharmacies on the net, as drawn until the registered one is handed out',
  })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  euLogo(): string {
    return EU_LOGO;
  }

  @Get('api/content/nostoplacementIds')
  @ApiOperation({ summary: 'Places for recommendations on a page; none while recommendations are disabled' })
  @AnswersWith(placements)
  placements(@ValidQuery(urlQuery) { url }: { readonly url: string }): readonly string[] {
    return placementIds(url, this.toggles.isOn('RecommendationsDisabledToggle'));
  }

  @Get('api/translation/filtercategories')
  @Header('cache-control', SHARED)
  @ApiOperation({ summary: 'Swedish names of the filters, by facet' })
  @AnswersWith(filterNames)
  filterCategories(): typeof texts.filterCategories {
    return texts.filterCategories;
  }

  @Get('api/mod/info/:id')
  @Header('cache-control', SHARED)
  @ApiOperation({ summary: 'An editorial module: d24, spotlight or partnerOffers' })
  @AnswersWith(editorialModule)
  module(@ValidParam('id', moduleId) id: string): EditorialModule {
    const found = moduleOf(id);
    if (!found) throw new Problem(404, [{ field: 'id', code: 'UNKNOWN_MODULE', message: texts.noModule }]);
    return found;
  }

  @Get('app-settings.json')
  @Header('cache-control', SHARED)
  @ApiOperation({ summary: 'What the app asks first; older versions than these must be updated' })
  @AnswersWith(appSettingsSchema)
  appSettings(): typeof APP_SETTINGS {
    return APP_SETTINGS;
  }
}
