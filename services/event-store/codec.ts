import {
  upcast,
  type AnyEventDefinitions,
  type EventDefinition,
  type PersonalFields,
} from '../../domain/kernel/index.js';
import type { EncodedEvent, StoredRow } from './encoded-event.js';
import type { PersonalDataKeys } from './personal-data/keys.js';
import { isSealed, openField, sealField, type Sealed } from './personal-data/seal.js';
import type { NewEvent, StoredEvent } from './port.js';

type Data = Record<string, unknown>;

/** Between events as the domain knows them and as they are stored: versions and personal fields. */
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

  /** Unknown types are passed through as they are: a newer process may have written them. */
  async decode(rows: readonly StoredRow[]): Promise<StoredEvent[]> {
    const sealed = rows.flatMap((row) => sealedFields(row, this.definitions[row.type]));
    if (sealed.length > 0) await this.keys.load(sealed);
    return rows.map((row) => this.decodeOne(row));
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
      if (!whose) continue;
      const key = await this.keys.keyFor(whose, purpose);
      for (const field of fields as readonly string[]) {
        if (data[field] !== undefined && data[field] !== null)
          sealed[field] = sealField(data[field], key, whose, purpose);
      }
    }
    return sealed;
  }

  private decodeOne(row: StoredRow): StoredEvent {
    const definition = this.definitions[row.type];
    const opened = definition?.personal ? this.open(row.data as Data) : row.data;
    const data = definition && row.version < definition.version ? upcast(definition, row.version, opened) : opened;
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

  private open(data: Data): Data {
    const opened: Data = { ...data };
    for (const [field, value] of Object.entries(data)) {
      if (isSealed(value)) opened[field] = openField(value, this.keys.loaded(value.person, value.purpose));
    }
    return opened;
  }
}

function sealedFields(row: StoredRow, definition: EventDefinition<never> | undefined): Sealed[] {
  return definition?.personal ? Object.values(row.data as Data).filter(isSealed) : [];
}
