import { options } from 'preact';
import { hydrate } from 'preact/compat';

/** In the place of React DOM's, in what browsers load. */
export function hydrateRoot(_document: Document, element: React.ReactElement): void {
  hydrate(element as never, documentRoot());
}

/** Preact takes the document for its root element: the page is given as the one child of a parent that is not there. */
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

/** The error page comes in a document element of its own, and a document has room for one. */
function shown(page: Node): Node {
  if (page === document.documentElement || !(page instanceof HTMLElement)) return page;
  document.documentElement?.remove();
  document.append(page);
  page.dataset['scripts'] = 'ready';
  return page;
}

/** React Aria spreads a key's event into one of its own; of a native event only its own properties would be there. */
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
