import { Controller, Get, Header, Inject, Param } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';

import { productArt } from '../../../../domain/catalogue/index.js';
import { Permission } from '../../../access/permission/permission-gate.js';
import { Catalogue } from '../catalogue.js';
import { noSuchProduct } from '../product/no-such-product.js';

@ApiTags('products')
@Permission('shop.browse')
@Controller('api/products/image')
export class ProductImageController {
  constructor(@Inject(Catalogue) private readonly catalogue: Catalogue) {}

  @Get(':file')
  @Header('content-type', 'image/svg+xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=86400')
  @ApiOperation({ summary: 'The pack of a product as a drawing' })
  @ApiParam({ name: 'file', example: '123456.svg' })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  async image(@Param('file') file: string): Promise<string> {
    const shown = await this.catalogue.shown(file.replace(/\.svg$/, ''));
    if (!shown) throw noSuchProduct();
    return productArt(shown.product);
  }
}
