import { addDays, type BusinessDate } from '../../../domain/kernel/index.js';

/** Parses a date. Returns null for a date that does not exist, such as 2026-02-30. */
export function parseBusinessDate(text: string): BusinessDate | null {
  const written = /^20\d\d-\d\d-\d\d$/.test(text);
  return written && addDays(text, 0) === text ? text : null;
}
