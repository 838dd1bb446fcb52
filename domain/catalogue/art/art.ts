import type { PackShape, Product } from '../product.js';
import { bags } from './bags.js';
import { bottles } from './bottles.js';
import { cartons } from './cartons.js';
import { escapeXml, letter } from './lettering.js';
import { lookOf } from './look.js';
import { motif } from './motif.js';
import { EDGE, type ShapeOf } from './shape.js';

export type ArtProduct = Pick<
  Product,
  'varuId' | 'name' | 'brand' | 'type' | 'packShape' | 'packTitle' | 'packageText' | 'strength' | 'variant'
>;

const SHAPES: Readonly<Record<PackShape, ShapeOf>> = { ...cartons, ...bottles, ...bags };

/**
 * The product's pack shot as SVG, 240 × 240 without background. Its ids include the article number, so that a page can
 * contain many.
 */
export function productArt(product: ArtProduct): string {
  const look = lookOf(product);
  const shape = (SHAPES[product.packShape] ?? SHAPES.box)(look);
  const id = product.varuId;
  const face = (attributes: string): string => `<use href="#p${id}" ${attributes}/>`;
  const printed = `<g clip-path="url(#c${id})">${face(`fill="${look.body}"`)}${motif(look, product.type)}${face(`fill="url(#s${id})"`)}</g>${face(`fill="none" ${EDGE}`)}`;
  const lettering = letter(shape.label, {
    brand: product.brand,
    title: product.packTitle,
    foot: footOf(product),
    ink: look.ink,
    accent: look.accent,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" role="img" aria-label="${escapeXml(product.name)}">`,
    `<defs><path id="p${id}" d="${shape.outline}"/><clipPath id="c${id}"><use href="#p${id}"/></clipPath>${shading(id, shape.round)}</defs>`,
    `<ellipse cx="124" cy="207" rx="${shape.shadow + 6}" ry="9" fill="url(#g${id})"/>`,
    shape.behind ?? '',
    printed,
    lettering,
    shape.before ?? '',
    '</svg>',
  ].join('');
}

function footOf({ strength, variant, packageText }: ArtProduct): string[] {
  const choice = strength ?? variant?.value.split(', ')[0] ?? '';
  return choice && choice !== packageText ? [choice, packageText] : [packageText];
}

function shading(id: string, round: boolean): string {
  const stop = (offset: number, colour: string): string => `<stop offset="${offset}" stop-color="${colour}"/>`;
  const light = round
    ? `<linearGradient id="s${id}">${stop(0, '#0b25303d')}${stop(0.16, '#ffffff4d')}${stop(0.34, '#fff0')}${stop(0.7, '#0b253000')}${stop(1, '#0b253042')}</linearGradient>`
    : `<linearGradient id="s${id}" x2="1" y2="1">${stop(0, '#ffffff40')}${stop(0.5, '#fff0')}${stop(1, '#0b253014')}</linearGradient>`;
  return `${light}<radialGradient id="g${id}">${stop(0, '#0b253061')}${stop(1, '#0b253000')}</radialGradient>`;
}
