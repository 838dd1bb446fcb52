import { describe, expect, test } from 'vitest';

import { FORGOTTEN, fold, specify, type PersonNumber } from '../kernel/index.js';
import { warrant, type WarrantEvent, type WarrantGiven, type WarrantReceived } from './index.js';

const given = specify(warrant, (actual, expected) => expect(actual).toEqual(expected));
const AT = '2026-03-01T09:00:00.000Z';
const persons = {
  giver: { personNumber: '198507099813' as PersonNumber, name: 'Nils Sandberg' },
  holder: { personNumber: '198507099805' as PersonNumber, name: 'Astrid Ekström' },
  child: null,
};
const terms = { registeredOn: '2026-03-01', acceptBy: '2026-03-08', validThrough: '2030-02-28' };
const national = { warrantId: 'w1', persons, ...terms, status: 'waiting', endedBy: null } as const;
const received = (rest: Partial<WarrantReceived['data']> = {}): WarrantReceived => ({
  type: 'WarrantReceived',
  data: { customerId: 'astrid', role: 'holder', ...national, at: AT, ...rest },
});
const gave: WarrantGiven = {
  type: 'WarrantGiven',
  data: {
    ...{ customerId: 'nils', role: 'giver', warrantId: 'w1', persons, ...terms },
    ...{ ruleVersion: 'warrants@2019-01-01', at: AT },
  },
};
const answer = (accepts: boolean, at = AT, customerId = 'astrid') =>
  ({ type: 'AnswerWarrant', customerId, warrantId: 'w1', accepts, at }) as const;
const end = (customerId = 'astrid', at = AT) => ({ type: 'EndWarrant', customerId, warrantId: 'w1', at }) as const;
const of = (role: 'giver' | 'holder', at = AT) => ({
  customerId: role === 'giver' ? 'nils' : 'astrid',
  role,
  warrantId: 'w1',
  at,
});

describe('a warrant (RX-08, RX-23)', () => {
  test('is recorded when it is new or has changed at the national service', () => {
    const command = {
      type: 'ReceiveWarrant',
      customerId: 'astrid',
      role: 'holder',
      warrant: national,
      at: AT,
    } as const;
    given().when(command).then(received());
    given(received()).when(command).then();
    given(received())
      .when({ ...command, warrant: { ...national, status: 'ended', endedBy: 'death' } })
      .then(received({ status: 'ended', endedBy: 'death' }));
  });

  test('that was given here is known, so receiving it records nothing', () => {
    given()
      .when({ type: 'GiveWarrant', customerId: 'nils', warrant: { warrantId: 'w1', persons, ...terms }, at: AT })
      .then(gave);
    given(gave)
      .when({ type: 'GiveWarrant', customerId: 'nils', warrant: { warrantId: 'w1', persons, ...terms }, at: AT })
      .then();
    given(gave).when({ type: 'ReceiveWarrant', customerId: 'nils', role: 'giver', warrant: national, at: AT }).then();
  });

  test('that was given at a pharmacy keeps who saw which proof of identity, and of which the number is not kept', () => {
    const checked = { by: 'farida', name: 'Farida', idKind: 'passport', role: 'giver' } as const;
    const command = {
      type: 'GiveWarrant',
      ...{ customerId: 'nils', checked, at: AT },
      warrant: { warrantId: 'w1', persons, ...terms },
    } as const;
    const atPharmacy = {
      type: 'WarrantGivenAtPharmacy',
      data: { ...gave.data, checkedBy: 'farida', checkedByName: 'Farida', idKind: 'passport' },
    } as const;
    given().when(command).then(atPharmacy);
    given(atPharmacy).when(command).then();
    given(atPharmacy)
      .when(end('nils'))
      .then({ type: 'WarrantEnded', data: of('giver') });
  });

  test('that nobody answers is noted once, in the stream of its giver, on the day after the last one to answer', () => {
    const note = (on: string) => ({ type: 'NoteUnanswered', customerId: 'nils', on, at: AT }) as const;
    const noted = { type: 'WarrantUnanswered', data: of('giver') } as const;
    given(gave).when(note('2026-03-08')).then();
    given(gave).when(note('2026-03-09')).then(noted);
    given(gave, noted).when(note('2026-03-10')).then();
    const again = received({ customerId: 'nils', role: 'giver', validThrough: '2030-02-27' });
    given(gave, noted, again).when(note('2026-03-10')).then();
    for (const status of ['accepted', 'declined', 'ended'] as const)
      given(gave, received({ customerId: 'nils', role: 'giver', status }))
        .when(note('2026-03-09'))
        .then();
    given(received())
      .when({ ...note('2026-03-09'), customerId: 'astrid' })
      .then();
  });

  test('that was given elsewhere and waits is noted once, in the stream of its holder, until the last day to answer', () => {
    const note = (on: string, ...warrantIds: readonly string[]) =>
      ({ type: 'NoteFoundWaiting', customerId: 'astrid', warrantIds, on, at: AT }) as const;
    const found = { type: 'WarrantFoundWaiting', data: of('holder') } as const;
    given(received()).when(note('2026-03-08', 'w1')).then(found);
    given(received()).when(note('2026-03-09', 'w1')).then();
    given(received(), found).when(note('2026-03-02', 'w1')).then();
    given(received(), found, received({ validThrough: '2030-02-27' }))
      .when(note('2026-03-02', 'w1'))
      .then();
    given(received()).when(note('2026-03-02')).then();
    given(received()).when(note('2026-03-02', 'w2')).then();
  });

  test('that was answered, ended or given here is not noted as waiting, and neither is one that the customer gave', () => {
    const note = {
      type: 'NoteFoundWaiting',
      customerId: 'astrid',
      warrantIds: ['w1'],
      on: '2026-03-02',
      at: AT,
    } as const;
    for (const status of ['accepted', 'declined', 'ended'] as const) given(received({ status })).when(note).then();
    given(received(), { type: 'WarrantAccepted', data: of('holder') })
      .when(note)
      .then();
    const atPharmacy = {
      type: 'WarrantGivenAtPharmacy',
      data: {
        ...{ ...gave.data, customerId: 'astrid', role: 'holder' as const },
        ...{ checkedBy: 'farida', checkedByName: 'Farida', idKind: 'passport' as const },
      },
    } as const;
    given(atPharmacy).when(note).then();
    given(atPharmacy, received({ validThrough: '2030-02-27' }))
      .when(note)
      .then();
    given(received({ role: 'giver' }))
      .when(note)
      .then();
  });

  test('is accepted by its holder through the seventh day, and not on the eighth', () => {
    const lastMinute = '2026-03-08T22:59:00.000Z';
    const eighthDay = '2026-03-08T23:00:00.000Z';
    given(received())
      .when(answer(true, lastMinute))
      .then({ type: 'WarrantAccepted', data: of('holder', lastMinute) });
    given(received())
      .when(answer(true, eighthDay))
      .thenRejected({ type: 'NotWaiting', field: 'warrantId', standing: 'not-accepted' });
  });

  test('is answered once, and the same answer twice records nothing', () => {
    const accepted: WarrantEvent = { type: 'WarrantAccepted', data: of('holder') };
    const declined: WarrantEvent = { type: 'WarrantDeclined', data: of('holder') };
    given(received()).when(answer(false)).then(declined);
    given(received(), accepted).when(answer(true)).then();
    given(received(), declined).when(answer(false)).then();
    given(received(), declined)
      .when(answer(true))
      .thenRejected({ type: 'NotWaiting', field: 'warrantId', standing: 'declined' });
    given(received(), accepted)
      .when(answer(false))
      .thenRejected({ type: 'NotWaiting', field: 'warrantId', standing: 'in-force' });
  });

  test('is not answered by its giver, nor by somebody who does not hold it', () => {
    given(gave)
      .when(answer(true, AT, 'nils'))
      .thenRejected({ type: 'NotTheHolder', field: 'warrantId' });
    given().when(answer(true)).thenRejected({ type: 'WarrantUnknown', field: 'warrantId' });
  });

  test('is ended by its giver or its holder, while it waits or is in force', () => {
    const accepted: WarrantEvent = { type: 'WarrantAccepted', data: of('holder') };
    const ended: WarrantEvent = { type: 'WarrantEnded', data: of('holder') };
    given(gave)
      .when(end('nils'))
      .then({ type: 'WarrantEnded', data: of('giver') });
    given(received(), accepted).when(end()).then(ended);
    given(received(), accepted, ended).when(end()).then();
    given(received(), accepted)
      .when(end('astrid', '2030-03-01T09:00:00.000Z'))
      .thenRejected({ type: 'NotOpen', field: 'warrantId', standing: 'run-out' });
    given().when(end()).thenRejected({ type: 'WarrantUnknown', field: 'warrantId' });
  });

  test('keeps its days, and loses its names, when the customer is erased', () => {
    const erased = { ...gave, data: { ...gave.data, persons: FORGOTTEN as never } };
    const { w1 } = fold(warrant.evolve, warrant.initial, [erased]).warrants;
    expect(w1).toMatchObject({ persons: null, ...terms, status: 'waiting' });
  });
});

describe('the console shows of a warrant', () => {
  const values = (events: readonly WarrantEvent[], instant = AT) =>
    warrant.inspection
      ?.inspect(fold(warrant.evolve, warrant.initial, events), instant)
      .map(({ kind, name, value }) => [kind, name, value]);

  test('its standing on the day and until when, with the role of the customer and no name (RX-08)', () => {
    expect(values([gave])).toEqual([
      ['warrant-standing', 'giver', 'waiting'],
      ['warrant-accept-by', 'giver', '2026-03-08'],
    ]);
    const accepted: WarrantEvent = { type: 'WarrantAccepted', data: of('holder') };
    expect(values([received(), accepted])).toEqual([
      ['warrant-standing', 'holder', 'in-force'],
      ['warrant-valid-through', 'holder', '2030-02-28'],
    ]);
    expect(values([received(), accepted], '2030-03-01T00:00:00.000Z')).toEqual([
      ['warrant-standing', 'holder', 'run-out'],
    ]);
  });

  test('the days on which time alone ends it', () => {
    const state = fold(warrant.evolve, warrant.initial, [gave]);
    expect(warrant.inspection?.turningDays?.(state, '2026-03-01', '2031-01-01')).toEqual(['2026-03-09']);
  });
});
