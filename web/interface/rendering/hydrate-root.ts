import { options } from 'preact';
import { hydrate } from 'preact/compat';

/** Replaces `hydrateRoot` of React DOM in the browser build (vite.config.ts). */
export function hydrateRoot(_document: Document, element: React.ReactElement): void {
  hydrate(element as never, documentRoot());
}

/**
 * Preact cannot hydrate a whole document. This object acts as a parent element whose only child is the `html` element.
 */
function documentRoot(): Element {
  const page = document.documentElement;
  const same = (node: Node): Node => node;
  const parent = {
    nodeType: 1,
    parentNode: document,
    firstChild: page,
    childNodes: [page],
    insertBefore: shown,
    appendChild: shown,
    removeChild: same,
    contains: (node: Node) => document.contains(node),
  };
  return parent as unknown as Element;
}

/** Puts the page into the document. The error page brings its own `html` element, which must replace the old one. */
function shown(page: Node): Node {
  if (page === document.documentElement || !(page instanceof HTMLElement)) return page;
  document.documentElement?.remove();
  document.append(page);
  page.dataset['scripts'] = 'ready';
  return page;
}

/**
 * React Aria copies key events by spreading them, which copies only an event's own properties. So these are made own
 * properties.
 */
const KEY_PROPERTIES = [
  'key',
  'code',
  'repeat',
  'altKey',
  'ctrlKey',
  'metaKey',
  'shiftKey',
  'target',
  'currentTarget',
  'type',
] as const;

const asReact = options.event;
options.event = (event) => {
  if (event instanceof KeyboardEvent) {
    for (const name of KEY_PROPERTIES)
      Object.defineProperty(event, name, { value: event[name], enumerable: true, configurable: true });
  }
  return asReact ? asReact(event) : event;
};
