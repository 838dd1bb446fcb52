import type { RouteItem } from '../../interface/navigation/route-item.js';

/** The customer service pages in the side navigation (UI-12). */
export const SERVICE_PAGES: readonly RouteItem[] = [
  { id: 'kundservice', path: '/kundservice', name: 'Kundservice' },
  { id: 'tracking', path: '/tracking', name: 'Spåra din leverans' },
  { id: 'kopvillkor', path: '/kundservice/kopvillkor', name: 'Köpvillkor' },
  { id: 'integritetspolicy', path: '/kundservice/integritetspolicy', name: 'Integritetspolicy' },
  { id: 'kakor', path: '/kundservice/kakor', name: 'Kakor' },
  { id: 'tillganglighet', path: '/kundservice/tillganglighet', name: 'Tillgänglighet' },
];
