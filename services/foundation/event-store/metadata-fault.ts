import type { NewEventMetadata } from './port.js';

const CHECKS: Readonly<Record<keyof NewEventMetadata, (value: unknown) => boolean>> = {
  commandId: isText,
  correlationId: isText,
  causationId: (value) => value === null || isText(value),
  actor: (value) => isRecord(value) && isText(value.kind) && isText(value.id),
  effectiveAt: isInstant,
  recordedAt: isInstant,
  // An empty fingerprint is valid, because then no client can repeat the command.
  fingerprint: (value) => typeof value === 'string',
};
const FIELDS = Object.entries(CHECKS);

/** Returns why the metadata of our event is damaged. Null when it is intact. Actor and time must never be guessed. */
export function metadataFault(metadata: Readonly<Record<string, unknown>>): string | null {
  const missing = FIELDS.filter(([field, holds]) => !holds(metadata[field])).map(([field]) => field);
  return missing.length === 0 ? null : `its metadata has no valid ${missing.join(', ')}`;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

export function isInstant(value: unknown): value is string {
  return isText(value) && !Number.isNaN(Date.parse(value));
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
