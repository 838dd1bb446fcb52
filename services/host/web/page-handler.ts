import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServerBuild } from '@remix-run/node';

import { isElsewhere } from '../../access/http/console-host.js';
import type { PageHandler } from '../http-app.js';
import { refusePage, type Refusal } from '../../foundation/problem/refusal.js';
import { isCrossSite } from '../../access/http/request-hook.js';
import { nameRoute } from '../../access/http/route-of.js';
import { compressed } from './compressed-page.js';
import { answerFault } from './fault/fault-answer.js';
import { fileHandler, type FileHandler } from './file-handler.js';
import { PageCache } from './page-cache.js';
import { PageAnswer, PageAnswerParts } from './page-answer.js';
import { PageRoutes } from './page-routes.js';
import { RoutePatterns } from './route-patterns.js';
import { readForm } from './page-form.js';
import { addressOf } from './web-request.js';

export type ImportPages = () => Promise<ServerBuild>;

/** Runs Remix inside the Nest process. Its loaders get the application services through the load context. */
export async function pageHandler(
  webBuild: string,
  importPages: ImportPages = () => import(pathToFileURL(path.join(webBuild, 'server/index.js')).href),
): Promise<(app: NestFastifyApplication) => PageHandler> {
  return pagesOf(await importPages(), fileHandler(path.join(webBuild, 'client')));
}

/**
 * Creates the handler for the pages of one build. In development there is a new build after each change
 * (scripts/dev-shop.js).
 */
export function pagesOf(build: ServerBuild, files: FileHandler): (app: NestFastifyApplication) => PageHandler {
  const routes = new PageRoutes(build, process.env.NODE_ENV);
  const patterns = new RoutePatterns(build);
  return (app) => {
    const parts = app.get(PageAnswerParts);
    const { consoleHost } = parts.config;
    const pages = { answers: new PageAnswer(parts, routes, new PageCache()), patterns, consoleHost };
    return (request, response) => {
      const failed = (error: unknown): void => answerFault(request, response, error);
      const page = (): void => void answer(pages, request, response).catch(failed);
      try {
        files(request, response, () => compressed(request, response, page), failed);
      } catch (error) {
        failed(error);
      }
    };
  };
}

const CROSS_SITE: Refusal = { status: 403, code: 'CROSS_SITE', message: 'Anropet kom från en annan webbplats.' };
const UNREADABLE: Refusal = { status: 400, code: 'UNREADABLE_ADDRESS', message: 'Adressen gick inte att läsa.' };
const METHOD: Refusal = { status: 405, code: 'METHOD', message: 'Sidan tar bara emot GET och POST.' };
const ELSEWHERE: Refusal = { status: 404, code: 'NOT_HERE', message: 'Sidan finns inte här.' };
const METHODS = new Set(['GET', 'HEAD', 'POST']);

interface Pages {
  readonly answers: PageAnswer;
  readonly patterns: RoutePatterns;
  readonly consoleHost: string | null;
}

/** Refuses pages of the other host. On the console's own host the path "/" redirects to the console. */
function refuseElsewhere({ pathname }: URL, response: ServerResponse): void {
  if (pathname !== '/') return refusePage(response, ELSEWHERE);
  response.writeHead(302, { location: '/konsol', 'cache-control': 'no-store' }).end();
}

async function answer(
  { answers, patterns, consoleHost }: Pages,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!METHODS.has(request.method ?? '')) return refusePage(response, METHOD);
  if (isCrossSite(request.method ?? 'GET', request.headers)) return refusePage(response, CROSS_SITE);
  const address = addressOf(request);
  if (!address) return refusePage(response, UNREADABLE);
  if (isElsewhere(consoleHost, request.headers.host, address.pathname)) return refuseElsewhere(address, response);
  nameRoute(response, patterns.of(address.pathname));
  if (PageCache.serves(request, address)) return answers.forAnyone(address, response, PageCache.cookiesOf(request));
  const form = await readForm(request, address.pathname);
  await ('status' in form ? refusePage(response, form) : answers.forVisitor(address, request, response, form));
}
