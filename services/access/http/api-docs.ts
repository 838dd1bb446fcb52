import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

import { describeAll } from './api-schema.js';

/** Serves OpenAPI at /api/docs. The document is created at the first request. */
export function describeApi(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => documentOf(app), { jsonDocumentUrl: 'api/docs.json' });
}

function documentOf(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Älgört')
    .setDescription('The shop’s public calls, as the seeds name them.')
    .setVersion('1')
    .build();
  const schemas = describeAll();
  const document = SwaggerModule.createDocument(app, config);
  return { ...document, components: { ...document.components, schemas } };
}
