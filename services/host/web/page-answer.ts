import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { Inject, Injectable, Logger } from '@nestjs/common';

import { notingWrites } from '../../foundation/command-handling/last-write.js';
import { readingOnce } from '../../foundation/command-handling/read-once.js';
import { clientAddress } from '../../foundation/config/client-address.js';
import type { Config } from '../../foundation/config/config.js';
import { isConsolePath } from '../../access/http/console-host.js';
import { RETRY_AFTER_SECONDS, isAlreadyLogged, isUnavailable } from '../../foundation/problem/unavailable.js';
import { cardFieldsOrigin } from '../../partners/adyen/card-fields.js';
import type { PartnersConfig } from '../../partners/config.js';
import { PARTNERS_CONFIG } from '../../partners/tokens.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import type { CachedPage, PageCache, SharedCookies } from './page-cache.js';
import { cachingOf } from './page-caching.js';
import { PageContexts, type PageContext } from './page-context.js';
import type { Form } from './page-form.js';
import type { PageRoutes } from './page-routes.js';
import { oncePerAnswer, PageTemplate, type OncePerAnswer } from './page-template.js';
import { NOBODY, RequestScope, RequestScopeParts, type PageClient } from '../../access/request-scope/request-scope.js';
import { securityHeaders, type PagePolicy } from './security-headers.js';
import { requestFromNobody, toWebRequest, writeWebResponse } from './web-request.js';
import { writtenCookie } from '../../access/request-scope/written-cookie.js';

const logger = new Logger('pages');

const QUIET = 'tyst';

interface Rendered {
  readonly page: Response;
  readonly context: PageContext;
}

/** Renders pages, whichever build they come from. */
@Injectable()
export class PageAnswerParts {
  constructor(
    @Inject(RequestScopeParts) readonly scope: RequestScopeParts,
    @Inject(PageContexts) readonly contexts: PageContexts,
    @Inject(CONFIG) readonly config: Config,
    @Inject(PARTNERS_CONFIG) readonly partners: PartnersConfig,
  ) {}
}

/** Serves a page request: from the cache of shared pages where possible, else rendered for the visitor. */
export class PageAnswer {
  /**
   * The origin of the card fields. The policy of every page allows it, because most browsers open the checkout without
   * loading a new document.
   */
  private readonly cardFields: string | null;

  constructor(
    private readonly parts: PageAnswerParts,
    private readonly routes: PageRoutes,
    private readonly kept: PageCache,
  ) {
    this.cardFields = cardFieldsOrigin(parts.partners);
  }

  async forVisitor(address: URL, request: IncomingMessage, response: ServerResponse, form: Form): Promise<void> {
    const once = oncePerAnswer();
    const scope = await RequestScope.of(this.parts.scope, clientOf(request, this.parts.config));
    const asked = toWebRequest(address, request, response, form);
    const render = (): Promise<Rendered> => this.render(address, asked, scope, request.headers.cookie, once);
    const { page, context } = await (asked.method === 'POST' ? render() : readingOnce(render));
    const { formTo, frames } = context.page;
    this.secure(response, once, scope.correlationId, { address, formTo, frames });
    this.letKeep(response, address, typeof scope.visitor.session?.customerId === 'string');
    await writeWebResponse(response, page, request.method === 'HEAD' ? null : context.page.html);
  }

  async forAnyone(address: URL, response: ServerResponse, cookies: SharedCookies): Promise<void> {
    const kept = this.kept.get(address, cookies);
    if (kept) return this.send(response, address, kept);
    const marks = oncePerAnswer();
    const scope = await RequestScope.of(this.parts.scope, NOBODY);
    const asked = new Request(requestFromNobody(address, response), cookies ? { headers: { cookie: cookies } } : {});
    const { page, context } = await this.render(address, asked, scope, cookies, marks);
    const { html } = context.page;
    if (html === null || !this.kept.takes(address, page, cookies)) {
      this.secure(response, marks, scope.correlationId, { address });
      this.letKeep(response, address, false);
      return writeWebResponse(response, page, html);
    }
    const rendered = { status: page.status, headers: [...page.headers], template: new PageTemplate(html, marks) };
    this.kept.keep(address, rendered, cookies);
    this.send(response, address, rendered);
  }

  private async render(
    address: URL,
    request: Request,
    scope: RequestScope,
    cookies: string | undefined,
    once: OncePerAnswer,
  ): Promise<Rendered> {
    const context = await this.parts.contexts.of(scope, cookies, once, isQuiet(address));
    const render = this.routes.handlerOf(address.pathname);
    const { result, position } = await notingWrites(() => render(request, context));
    const page = withFault(result, context.page.fault);
    for (const cookie of scope.cookies) page.headers.append('set-cookie', cookie);
    if (position) page.headers.append('set-cookie', writtenCookie(position));
    return { page, context };
  }

  private send(response: ServerResponse, address: URL, { status, headers, template }: CachedPage): void {
    const once = oncePerAnswer();
    response.statusCode = status;
    this.letKeep(response, address, false);
    for (const [name, value] of headers) response.setHeader(name, value);
    this.secure(response, once, randomUUID(), { address });
    const body = template.filled(once);
    response.setHeader('content-length', body.length);
    response.end(body);
  }

  /** Sets the default cache header. The page's own headers may override it. */
  private letKeep(response: ServerResponse, address: URL, isKnown: boolean): void {
    response.setHeader('cache-control', cachingOf(address, isKnown));
    response.setHeader('vary', 'Cookie');
  }

  private secure(
    response: ServerResponse,
    { nonce }: OncePerAnswer,
    correlationId: string,
    { address, ...policy }: { readonly address: URL } & Pick<PagePolicy, 'formTo' | 'frames'>,
  ): void {
    response.setHeader('x-correlation-id', correlationId);
    // The console has no payments, so its policy does not allow the partner's origin.
    const cardFields = isConsolePath(address.pathname) ? null : this.cardFields;
    for (const [name, value] of Object.entries(securityHeaders(nonce, { cardFields, ...policy })))
      response.setHeader(name, value);
  }
}

/**
 * Whether the request must not extend a staff session. This is so for automatic requests of the console, and for all
 * requests outside it.
 */
function isQuiet({ pathname, searchParams }: URL): boolean {
  return !isConsolePath(pathname) || searchParams.has(QUIET);
}

/** Sets status 503 when the store is unavailable. The error page is the same for every error. */
function withFault(page: Response, fault: unknown): Response {
  if (fault === undefined) return page;
  if (!isAlreadyLogged(fault)) logger.error(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));
  if (!isUnavailable(fault)) return page;
  const headers = new Headers(page.headers);
  headers.set('retry-after', `${RETRY_AFTER_SECONDS}`);
  return new Response(page.body, { status: 503, headers });
}

function clientOf({ method = 'GET', socket, headers }: IncomingMessage, { trustsProxy }: Config): PageClient {
  return {
    method,
    ip: clientAddress(socket.remoteAddress, headers['x-forwarded-for'], trustsProxy),
    userAgent: headers['user-agent'] ?? '',
    inApp: headers['platform'] === 'App',
    cookies: headers.cookie,
  };
}
