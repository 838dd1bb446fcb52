import { Breadcrumbs } from '../../interface/navigation/breadcrumbs.js';
import { SearchField } from '../../interface/field/search-field.js';
import { ShowMore } from '../../interface/navigation/show-more.js';
import { SideNavigation } from '../../interface/navigation/side-navigation.js';
import type { RouteItem } from '../../interface/navigation/route-item.js';
import { Piece, State } from './piece.js';

const PURCHASES: RouteItem = { id: 'purchases', path: '/member/minakop', name: 'Mina köp', icon: 'package' };
const ROUTES: readonly RouteItem[] = [
  {
    id: 'member',
    path: '/member',
    name: 'Min klubb',
    icon: 'star',
    badge: 2,
    message: '1 250 poäng',
    children: [PURCHASES],
  },
  PURCHASES,
  {
    id: 'pieces',
    path: '/dev/interface',
    name: 'Gränssnittet',
    icon: 'settings',
    children: [{ id: 'pharmacies', path: '/apotek', name: 'Apotek', icon: 'pharmacy' }],
  },
  { id: 'help', path: '/kundservice', name: 'Kundservice', icon: 'info' },
];

export function Finding(): React.JSX.Element {
  return (
    <>
      <Piece id="breadcrumbs" title="Breadcrumbs">
        <Breadcrumbs parents={[]} current="Kundservice" />
        <Breadcrumbs parents={[{ to: '/kategori/hudvard', name: 'Hudvård' }]} current="Ansikte" />
      </Piece>
      <Piece id="side-navigation" title="Side navigation">
        <SideNavigation label="Mina sidor" items={ROUTES} />
        <State name="Dold på mobil">
          <SideNavigation label="Bara på bred skärm" items={ROUTES.slice(2)} hideOnMobile />
        </State>
      </Piece>
      <Piece id="search-field" title="Search field">
        <div className="piece-form">
          <SearchField label="Sök bland råden" action="/search" />
          <SearchField label="Sök i sortimentet" action="/search" defaultValue="kräm" onCancel={() => undefined} />
        </div>
      </Piece>
      <Piece id="show-more" title="Visa fler">
        <ShowMore shown={48} total={1234} to="/dev/interface?loaded=96#show-more" />
        <ShowMore shown={30} total={30} to="/dev/interface" />
      </Piece>
    </>
  );
}
