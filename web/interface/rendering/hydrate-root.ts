import { options } from 'preact';
import { hydrate } from 'preact/compat';

/** Replaces React DOM's function in the browser build. */
export function hydrateRoot(_document: Document, element: React.ReactElement): void {
  hydrate(element as never, documentRoot());
}

/** Preact would use the document as its root element, so the page is rendered as the only child of a fake parent. */
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

/** The error page has its own html element, but a document has room for one. */
function shown(page: Node): Node {
  if (page === document.documentElement || !(page instanceof HTMLElement)) return page;
  document.documentElement?.remove();
  document.append(page);
  page.dataset['scripts'] = 'ready';
  return page;
}

/** React Aria copies a key event's properties by spreading; a native event has almost no own properties. */
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
