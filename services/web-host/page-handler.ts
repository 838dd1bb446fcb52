import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { ServerBuild } from '@remix-run/node';
import sirv from 'sirv';

import type { PageHandler } from '../http/http-app.js';
import { isCrossSite } from '../http/request-hook.js';
import { FAULT_PAGE } from './fault-page.js';
import { KeptPages } from './kept-pages.js';
import { PageAnswer } from './page-answer.js';
import { PageRoutes } from './page-routes.js';
import { addressOf } from './web-request.js';

const logger = new Logger('pages');

/** Remix, inside the Nest process: its loaders get the application services through the load context. */
export async function pageHandler(webBuild: string): Promise<(app: NestFastifyApplication) => PageHandler> {
  const build = (await import(pathToFileURL(path.join(webBuild, 'server/index.js')).href)) as ServerBuild;
  const routes = new PageRoutes(build, process.env.NODE_ENV);
  const files = sirv(path.join(webBuild, 'client'), { immutable: true, maxAge: 31_536_000, etag: true, dotfiles: false });
  return (app) => {
    const pages = new PageAnswer(app, routes, new KeptPages());
    return (request, response) => {
      files(request, response, () => {
        answer(pages, request, response).catch((error: unknown) => fail(response, error));
      });
    };
  };
}

async function answer(pages: PageAnswer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (isCrossSite(request.method ?? 'GET', request.headers)) return refuse(response, 403, 'Anropet kom från en annan webbplats.');
  const address = addressOf(request);
  if (!address) return refuse(response, 400, 'Adressen gick inte att läsa.');
  await (KeptPages.serves(request, address) ? pages.forAnyone(address, response) : pages.forVisitor(address, request, response));
}

function refuse(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

function fail(response: ServerResponse, error: unknown): void {
  logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' }).end(FAULT_PAGE);
}
