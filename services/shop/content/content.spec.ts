import { describe, expect, test } from 'vitest';

import { TAXONOMY } from '../catalogue/taxonomy.js';
import { parse } from '../../access/http/valid.js';
import { ADVICE, TOPICS } from './advice/index.js';
import { ADVISORY_PAGES } from './advisory-pages.js';
import { APP_SETTINGS } from './app-settings.js';
import { moduleId, urlQuery } from './content-schemas.js';
import { LEGAL } from './footer.js';
import { SHOW_THEMES, showsAround } from '../../../domain/content/index.js';
import { megaMenu } from './menus.js';
import { moduleOf } from './modules.js';
import { placementIds } from './placements.js';
import { SHOP_PAGES } from './shop-pages.js';

const shelves = new Set(TAXONOMY.map(({ path }) => path));

describe('advisory pages (CAT-12)', () => {
  test('there are more than twenty, each with an address of its own, a reviewer and when to seek care', () => {
    expect(ADVICE.length).toBeGreaterThan(20);
    expect(new Set(ADVICE.map(({ slug }) => slug)).size).toBe(ADVICE.length);
    for (const page of ADVICE) {
      expect(page.slug).toMatch(/^[a-z0-9-]+$/);
      expect(page.sections.length).toBeGreaterThanOrEqual(3);
      expect(page.seekCare.length).toBeGreaterThanOrEqual(2);
      expect(page.reviewedBy).toMatch(/leg\. (apotekare|receptarie)$/);
      expect(page.summary.length).toBeLessThan(200);
    }
  });

  test('every topic has pages, and every linked category exists and has no prescriptions', () => {
    expect(new Set(ADVICE.map(({ topic }) => topic))).toEqual(new Set(TOPICS));
    const named = [...ADVICE.flatMap(({ categories }) => categories), ...SHOW_THEMES.map(({ category }) => category)];
    expect(named.filter((path) => !shelves.has(path) || path.startsWith('receptbelagda'))).toEqual([]);
  });

  test('the search reads every field of a page', () => {
    expect(ADVISORY_PAGES.find(({ url }) => url === '/rad/forkylning')).toMatchObject({
      breadcrumbs: [
        { name: 'Råd om hälsa', url: '/rad' },
        { name: 'Förkylning: lindra besvären medan kroppen läker', url: '/rad/forkylning' },
      ],
      isAdvisoryPage: true,
      metaDescription: expect.any(String),
      summary: expect.any(String),
      title: 'Förkylning: lindra besvären medan kroppen läker',
      name: 'Förkylning: lindra besvären medan kroppen läker',
      text: expect.stringContaining('nässpray'),
    });
    expect(SHOP_PAGES.every(({ isAdvisoryPage }) => !isAdvisoryPage)).toBe(true);
  });
});

describe('live shows (CAT-10)', () => {
  const states = (now: string) => showsAround(now).map(({ id, state }) => `${id} ${state}`);

  test('are past, live or coming by the clock, Thursdays at seven in Stockholm', () => {
    expect(showsAround('2026-11-19T18:10:00.000Z')[4]).toMatchObject({
      id: '2026-11-19',
      startsAt: '2026-11-19T18:00:00.000Z',
      endsAt: '2026-11-19T18:45:00.000Z',
      state: 'live',
    });
    expect(states('2026-11-19T17:59:59.000Z')[4]).toBe('2026-11-19 coming');
    expect(states('2026-11-19T18:45:00.000Z')[4]).toBe('2026-11-19 past');
  });

  test('keep seven in the evening over the change to summer time', () => {
    expect(
      showsAround('2026-03-30T10:00:00.000Z')
        .slice(3, 5)
        .map(({ startsAt }) => startsAt),
    ).toEqual(['2026-03-26T18:00:00.000Z', '2026-04-02T17:00:00.000Z']);
  });

  test('a day shows the same show however it is looked up', () => {
    const titled = (now: string) => showsAround(now).find(({ id }) => id === '2026-11-26')?.title;
    expect(titled('2026-11-20T10:00:00.000Z')).toBe(titled('2026-12-10T10:00:00.000Z'));
  });
});

describe('the content calls (CAT-08, CAT-16)', () => {
  test('the app learns which versions are required', () => {
    expect(APP_SETTINGS.requiredAppVersions).toEqual({ ios: '3.5.2', android: '3.5.1' });
  });

  test('the mega menu is the tree of departments', () => {
    const tree = [
      {
        path: 'har',
        name: 'Hår',
        parent: null,
        position: 0,
        count: 3,
        children: [{ path: 'har/balsam', name: 'Balsam', parent: 'har', position: 0, count: 1, children: [] }],
      },
    ];
    expect(megaMenu(tree)).toEqual([
      { name: 'Hår', url: '/kategori/har', children: [{ name: 'Balsam', url: '/kategori/har/balsam', children: [] }] },
    ]);
  });

  test('there is no place for recommendations while they are disabled, or on a page without them', () => {
    expect(placementIds('/produkt/tvål', false)).toEqual(['product-related', 'product-complementary']);
    expect(placementIds('https://algort.example/', false)).toEqual(['start-personal', 'start-popular']);
    expect(placementIds('/produkt/tvål', true)).toEqual([]);
    expect([placementIds('/mina-recept', false), placementIds('/constructor', false)]).toEqual([[], []]);
  });

  test('each module has something to show also while it is empty', () => {
    for (const id of ['d24', 'spotlight', 'partnerOffers'])
      expect(moduleOf(id)).toMatchObject({
        id,
        empty: { title: expect.any(String), url: expect.stringMatching(/^\//) },
      });
    expect(moduleOf('nope')).toBeNull();
  });

  test('the licence holder and the authority are shown in full (LAW-05)', () => {
    expect(LEGAL).toMatchObject({
      licenceHolder: 'Älgört Apotek AB',
      organisationNumber: expect.any(String),
      authority: { name: 'Läkemedelsverket', phoneNumber: '018-17 46 00' },
      accessibilityStatement: '/kundservice/tillganglighet',
    });
  });

  test.each([
    [urlQuery, {}, 'url'],
    [urlQuery, { url: 'http://[' }, 'url'],
    [urlQuery, { url: ['a'] }, 'url'],
  ])('an unknown address is refused by field', (schema, query, field) => {
    expect(() => parse(schema, query)).toThrow(
      expect.objectContaining({ status: 400, errors: [expect.objectContaining({ field })] }),
    );
    expect(() => parse(moduleId, '../etc', 'id')).toThrow(expect.objectContaining({ status: 400 }));
  });
});
