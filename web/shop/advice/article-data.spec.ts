import { expect, test } from 'vitest';

import { articleData } from './article-data.js';

test('an advisory page tells search engines who reviewed it and when', () => {
  const article = {
    slug: 'hosta',
    title: 'Hosta',
    summary: 'Om hosta.',
    sections: [],
    seekCare: [],
    products: [],
    topic: 'Förkylning och infektion',
    reviewedBy: 'Maja Lindqvist, leg. apotekare',
    reviewedOn: '2026-09-14',
  };
  expect(articleData(article, 'https://algort.example')).toMatchObject({
    '@type': 'Article',
    headline: 'Hosta',
    dateModified: '2026-09-14',
    mainEntityOfPage: 'https://algort.example/rad/hosta',
    reviewedBy: { name: 'Maja Lindqvist', jobTitle: 'leg. apotekare' },
  });
});
