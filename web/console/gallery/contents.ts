import type { RouteItem } from '../../interface/navigation/route-item.js';

const place = (id: string, name: string): RouteItem => ({ id, name, path: `#${id}` });

export const contents: readonly RouteItem[] = [
  place('tokens', 'Färg, text och luft'),
  place('alert', 'Alert'),
  place('system-banner', 'System banner'),
  place('toast', 'Toast och bubbla'),
  place('button', 'Button'),
  place('field', 'Form field'),
  place('select', 'Select'),
  place('toggle', 'Toggle'),
  place('checkbox', 'Checkbox'),
  place('radio', 'Radio'),
  place('switch', 'Switch'),
  place('accordion', 'Accordion'),
  place('expansion-panel', 'Expansion panel'),
  place('tabs', 'Tabs'),
  place('modal', 'Modal, kö och drawer'),
  place('quantity-adjuster', 'Quantity adjuster'),
  place('spinner', 'Spinner'),
  place('progress-circle', 'Progress circle'),
  place('free-shipping', 'Free shipping bar'),
  place('skeleton', 'Skeleton'),
  place('breadcrumbs', 'Breadcrumbs'),
  place('side-navigation', 'Side navigation'),
  place('search-field', 'Search field'),
  place('show-more', 'Visa fler'),
  place('icon', 'Icon'),
  place('pictogram', 'Pictogram'),
  place('price', 'Price och rating'),
];
