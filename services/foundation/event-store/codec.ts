import {
  FORGOTTEN,
  upcast,
  type AnyEventDefinition,
  type AnyEventDefinitions,
  type PersonalFields,
} from '../../../domain/kernel/index.js';
import type { EncodedEvent, StoredRow } from './encoded-event.js';
import type { PersonalDataKeys } from './personal-data/keys.js';
import { KeyMissing, KeyNotLoaded, type KeyAnswer, type ResolvedKeys } from './personal-data/resolved-keys.js';
import { isSealed, openField, sealField, type Sealed } from './personal-data/seal.js';
import type { FollowedEvent, NewEvent, StoredEvent } from './port.js';
import { UndecodableEvent } from './undecodable-event.js';

type Data = Record<string, unknown>;

/** Converts between domain events and stored rows: it upcasts versions and encrypts personal fields. */
export class EventCodec {
  constructor(
    private readonly definitions: AnyEventDefinitions,
    private readonly keys: PersonalDataKeys,
  ) {}

  async encode(events: readonly NewEvent[]): Promise<EncodedEvent[]> {
    const encoded: EncodedEvent[] = [];
    for (const event of events) encoded.push(await this.encodeOne(event));
    return encoded;
  }

  /** Decodes all events. @throws UndecodableEvent for the first one that fails */
  async decode(rows: readonly StoredRow[]): Promise<StoredEvent[]> {
    const decoded = await this.decodeEach(rows);
    return decoded.map((event) => {
      if (event instanceof UndecodableEvent) throw event;
      return event;
    });
  }

  /**
   * Decodes each row into its event or its failure, so that a failure affects only its own event. Unknown types are
   * kept as they are, because a newer process may have written them.
   */
  async decodeEach(rows: readonly StoredRow[]): Promise<(StoredEvent | UndecodableEvent)[]> {
    const sealed = rows.flatMap((row) => sealedFields(row, this.definitions[row.type]));
    const keys = await this.keys.resolve(sealed);
    return rows.map((row) => this.decodeOne(row, keys));
  }

  /** Decodes events for followers. An unreadable event has no data and carries the reason. */
  async decodeForFollowers(rows: readonly StoredRow[]): Promise<FollowedEvent[]> {
    const decoded = await this.decodeEach(rows);
    return decoded.map((event) => (event instanceof UndecodableEvent ? withoutData(event) : event));
  }

  private async encodeOne(event: NewEvent): Promise<EncodedEvent> {
    const definition = this.definitions[event.type];
    if (!definition) throw new TypeError(`event type ${event.type} is not declared`);
    const data = definition.personal ? await this.seal(event.data as Data, definition.personal) : event.data;
    return { event, version: definition.version, data };
  }

  private async seal(data: Data, personal: readonly PersonalFields<never>[]): Promise<Data> {
    const sealed: Data = { ...data };
    for (const { fields, person, purpose } of personal) {
      const whose = person(data as never);
      const given = (fields as readonly string[]).filter((field) => data[field] !== undefined && data[field] !== null);
      // A key is made only for what is there: an order without prescriptions needs none for them (bench `checkout`).
      if (!whose || given.length === 0) continue;
      const key = await this.keys.keyFor(whose, purpose);
      for (const field of given) sealed[field] = sealField(data[field], key, whose, purpose);
    }
    return sealed;
  }

  private decodeOne(row: StoredRow, keys: ResolvedKeys): StoredEvent | UndecodableEvent {
    try {
      return this.opened(row, keys);
    } catch (cause) {
      return new UndecodableEvent(row, cause);
    }
  }

  private opened(row: StoredRow, keys: ResolvedKeys): StoredEvent {
    const definition = this.definitions[row.type];
    if (definition && row.fault !== undefined) throw new TypeError(row.fault);
    if (definition && !isRecord(row.data)) throw new TypeError('its data is no object');
    const opened = definition?.personal ? open(row.data as Data, keys) : row.data;
    const data = definition ? upcast(row.type, definition, row.version, opened) : opened;
    const { type, eventId, streamId, revision, position, metadata } = row;
    return {
      type,
      data,
      eventId,
      version: definition?.version ?? row.version,
      streamId,
      revision,
      position,
      ...metadata,
    };
  }
}

function withoutData({ row, message, cause }: UndecodableEvent): FollowedEvent {
  const { type, eventId, streamId, revision, position, version, metadata } = row;
  const event = { type, data: null, eventId, version, streamId, revision, position, ...metadata, unreadable: message };
  return cause instanceof KeyMissing ? { ...event, keyMissing: cause.id } : event;
}

function open(data: Data, keys: ResolvedKeys): Data {
  const opened: Data = { ...data };
  for (const [field, value] of Object.entries(data)) {
    if (isSealed(value)) opened[field] = openSealed(value, keys.answer(value));
  }
  return opened;
}

/** Returns FORGOTTEN only when the key was destroyed. @throws KeyMissing, KeyNotLoaded */
function openSealed(sealed: Sealed, answer: KeyAnswer): unknown {
  switch (answer.kind) {
    case 'present':
      return openField(sealed, answer.key);
    case 'destroyed':
      return FORGOTTEN;
    case 'missing':
      throw new KeyMissing(sealed);
    case 'not-loaded':
      throw new KeyNotLoaded(sealed, answer.cause);
  }
}

function sealedFields({ data }: StoredRow, definition: AnyEventDefinition | undefined): Sealed[] {
  return definition?.personal && isRecord(data) ? Object.values(data).filter(isSealed) : [];
}

function isRecord(data: unknown): data is Data {
  return typeof data === 'object' && data !== null;
}
