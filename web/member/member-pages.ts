import type { RouteItem } from '../interface/navigation/route-item.js';

/** Links to the member pages in the side navigation (PRO-05). */
export const MEMBER_PAGES: readonly RouteItem[] = [
  { id: 'klubb', path: '/member/', name: 'Min klubb', icon: 'star' },
  { id: 'kop', path: '/member/minakop', name: 'Mina köp', icon: 'package' },
  { id: 'uppgifter', path: '/member/minauppgifter', name: 'Mina uppgifter', icon: 'person' },
  { id: 'paminnelser', path: '/pages/notifications', name: 'Mina påminnelser', icon: 'bell' },
  { id: 'installningar', path: '/member/minainstallningar', name: 'Mina inställningar', icon: 'settings' },
  { id: 'inloggningar', path: '/member/minainloggningar', name: 'Mina inloggningar', icon: 'login' },
  { id: 'favoriter', path: '/favourites', name: 'Favoriter', icon: 'heart' },
];

/** In the address of the club page after a registration. */
export const WELCOME_QUERY = 'valkommen';
