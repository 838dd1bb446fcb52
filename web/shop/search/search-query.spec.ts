import { describe, expect, test } from 'vitest';

import { searchAddress, searchType, searchWords, withPrescription } from './search-query.js';

const at = (query: string) => new URLSearchParams(query);

describe('a search address', () => {
  test('gives the search text without control characters and needless spaces', () => {
    expect(searchWords(at('q=%20%00alvedon%0A%09 500%20'))).toBe('alvedon 500');
  });

  test('is cut at 200 characters and never inside a character', () => {
    expect(searchWords(at(`q=${'🌿'.repeat(300)}`))).toBe('🌿'.repeat(200));
  });

  test('without a text searches for nothing', () => {
    expect([searchWords(at('')), searchWords(at('q='))]).toEqual(['', '']);
  });

  test.each([
    ['', 'produkter'],
    ['type=rad', 'rad'],
    ['type=butiker', 'butiker'],
    ['type=<script>', 'produkter'],
  ])('%s shows %s', (query, type) => {
    expect(searchType(at(query))).toBe(type);
  });

  test('leaves out prescription items only when rx is 0', () => {
    expect([withPrescription(at('')), withPrescription(at('rx=0')), withPrescription(at('rx=1'))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('keeps text and facets when one part changes, and goes back to the first page', () => {
    expect(searchAddress(at('q=sol&Brand=ACO&loaded=72&lagd=1'), { rx: '0' })).toBe('?q=sol&Brand=ACO&rx=0');
    expect(searchAddress(at('q=sol&rx=0'), { rx: null })).toBe('?q=sol');
  });
});
