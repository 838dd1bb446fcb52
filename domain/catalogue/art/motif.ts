import type { Look } from './look.js';
import type { ProductType } from '../../cart/events.js';

const SHOP_MOTIFS: readonly ((fill: string, accent: string) => string)[] = [
  (fill, accent) =>
    `<path d="M0 168c40-26 70 10 120-8s80-18 120-2v82H0z" fill="${fill}"/><path d="M0 184c40-24 76 8 120-8s84-14 120 0v64H0z" fill="${accent}" opacity=".35"/>`,
  (fill, accent) =>
    `<circle cx="176" cy="92" r="62" fill="${fill}"/><circle cx="186" cy="104" r="30" fill="${accent}" opacity=".4"/>`,
  (fill, accent) =>
    `<path d="M0 200h240v40H0z" fill="${accent}" opacity=".75"/><path d="M0 190h240v7H0z" fill="${fill}"/>`,
  (fill, accent) =>
    `<path d="M240 60v180H60z" fill="${fill}"/><path d="M240 150v90h-90z" fill="${accent}" opacity=".5"/>`,
  (fill, accent) =>
    `<path d="M150 210c-6-60 20-96 70-110 4 60-18 100-70 110z" fill="${fill}"/><path d="M150 212c8-40 24-70 56-96" fill="none" stroke="${accent}" stroke-width="2.5" opacity=".7"/>`,
];

/** The pattern behind the text. Medicines have a plain band in the maker's colour. */
export function motif(look: Look, type: ProductType): string {
  if (type !== 'Ha') return medicineBand(look);
  const draw = SHOP_MOTIFS[look.choice % SHOP_MOTIFS.length] as (fill: string, accent: string) => string;
  return `<g opacity="${look.ink === '#ffffff' ? '.35' : '1'}">${draw(look.motif, look.accent)}</g>`;
}

function medicineBand({ ink, motif: fill, accent, choice }: Look): string {
  if (choice % 3 === 0)
    return `<path d="M0 0h35v240H0z" fill="${ink}"/><path d="M35 0h4v240h-4z" fill="${accent}"/><path d="M240 110v130H120z" fill="${fill}" opacity=".3"/>`;
  if (choice % 3 === 1)
    return `<path d="M168 0h72v240h-72z" fill="${fill}"/><path d="M162 0h4v240h-4z" fill="${accent}"/>`;
  return `<path d="M116 60h124v124z" fill="${fill}" opacity=".75"/><path d="M240 128v112h-92z" fill="${accent}" opacity=".75"/>`;
}
