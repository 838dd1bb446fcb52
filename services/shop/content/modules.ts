import { z } from 'zod';

import type { AnswerOf } from '../../access/http/api-schema.js';

/** An editorial block that a page or the app shows by its id. `empty` is shown while it has no content. */
export const editorialModule = z.strictObject({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  items: z.array(
    z.strictObject({ title: z.string(), text: z.string(), url: z.string(), validTo: z.string().nullable() }),
  ),
  empty: z.strictObject({ title: z.string(), text: z.string(), linkText: z.string(), url: z.string() }),
});
export type EditorialModule = AnswerOf<typeof editorialModule>;

const MODULES: readonly EditorialModule[] = [
  {
    id: 'd24',
    title: 'Dygnets erbjudanden',
    text: 'Några utvalda varor till lägre pris i dag.',
    items: [
      {
        title: 'Allt nedsatt just nu',
        text: 'Alltid med lägsta pris de senaste 30 dagarna.',
        url: '/kategori/erbjudanden',
        validTo: null,
      },
    ],
    empty: {
      title: 'Inga dygnserbjudanden i dag',
      text: 'Nya kommer varje morgon. Under tiden finns kampanjerna kvar.',
      linkText: 'Se kampanjerna',
      url: '/campaigns',
    },
  },
  {
    id: 'spotlight',
    title: 'I strålkastarljuset',
    text: 'Berättelser om produkter som våra farmaceuter tycker extra om.',
    items: [
      {
        title: 'Snäll vård för vinterhud',
        text: 'Tre steg som räcker när luften är torr.',
        url: '/rad/eksem',
        validTo: null,
      },
      {
        title: 'Rustad för förkylningstider',
        text: 'Det här är bra att ha hemma innan näsan täpper till.',
        url: '/rad/forkylning',
        validTo: null,
      },
    ],
    empty: {
      title: 'Här är det tyst just nu',
      text: 'Vi skriver på nästa berättelse.',
      linkText: 'Läs våra råd',
      url: '/rad',
    },
  },
  {
    id: 'partnerOffers',
    title: 'Förmåner hos våra partner',
    text: 'För dig som är medlem i Älgört Plus.',
    items: [],
    empty: {
      title: 'Inga partnerförmåner just nu',
      text: 'När en partner har något för medlemmar i Älgört Plus står det här.',
      linkText: 'Se medlemserbjudanden',
      url: '/kategori/erbjudanden/medlemserbjudanden/',
    },
  },
];

export function moduleOf(id: string): EditorialModule | null {
  return MODULES.find((each) => each.id === id) ?? null;
}
