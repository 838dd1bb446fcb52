import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';

/** Serves OpenAPI at /api/docs. The document is created at the first request. */
export function describeApi(app: NestFastifyApplication): void {
  const config = new DocumentBuilder()
    .setTitle('Älgört')
    .setDescription('The shop’s public calls, as the seeds name them.')
    .setVersion('1')
    .build();
  SwaggerModule.setup('api/docs', app, () => SwaggerModule.createDocument(app, config), {
    jsonDocumentUrl: 'api/docs.json',
  });
}
