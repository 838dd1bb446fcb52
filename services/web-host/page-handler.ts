import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServerBuild } from '@remix-run/node';

import type { PageHandler } from '../http/http-app.js';
import { refusePage, type Refusal } from '../http/refusal.js';
import { isCrossSite } from '../http/request-hook.js';
import { answerFault } from './fault-answer.js';
import { fileHandler } from './file-handler.js';
import { KeptPages } from './kept-pages.js';
import { PageAnswer } from './page-answer.js';
import { PageRoutes } from './page-routes.js';
import { readForm } from './page-form.js';
import { addressOf } from './web-request.js';

/** Remix, inside the Nest process: its loaders get the application services through the load context. */
export async function pageHandler(webBuild: string): Promise<(app: NestFastifyApplication) => PageHandler> {
  const build = (await import(pathToFileURL(path.join(webBuild, 'server/index.js')).href)) as ServerBuild;
  const routes = new PageRoutes(build, process.env.NODE_ENV);
  const files = fileHandler(path.join(webBuild, 'client'));
  return (app) => {
    const pages = new PageAnswer(app, routes, new KeptPages());
    return (request, response) => {
      const failed = (error: unknown): void => answerFault(request, response, error);
      try {
        files(request, response, () => void answer(pages, request, response).catch(failed), failed);
      } catch (error) {
        failed(error);
      }
    };
  };
}

const CROSS_SITE: Refusal = { status: 403, code: 'CROSS_SITE', message: 'Anropet kom från en annan webbplats.' };
const UNREADABLE: Refusal = { status: 400, code: 'UNREADABLE_ADDRESS', message: 'Adressen gick inte att läsa.' };
const METHOD: Refusal = { status: 405, code: 'METHOD', message: 'Sidan tar bara emot GET och POST.' };
const METHODS = new Set(['GET', 'HEAD', 'POST']);

async function answer(pages: PageAnswer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (!METHODS.has(request.method ?? '')) return refusePage(response, METHOD);
  if (isCrossSite(request.method ?? 'GET', request.headers)) return refusePage(response, CROSS_SITE);
  const address = addressOf(request);
  if (!address) return refusePage(response, UNREADABLE);
  if (KeptPages.serves(request, address)) return pages.forAnyone(address, response, KeptPages.cookiesOf(request));
  const form = await readForm(request);
  await ('status' in form ? refusePage(response, form) : pages.forVisitor(address, request, response, form));
}
