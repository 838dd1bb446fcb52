import { yearOf, type RecordedEvent } from '../../domain/kernel/index.js';
import {
  levelTable,
  type ChequeIssued,
  type ChequeLapsed,
  type LevelChanged,
  type MemberRegistered,
  type MemberEvent,
} from '../../domain/member/index.js';
import { parseStreamId } from '../../domain/slices.js';
import { existing, projection } from '../runner/projection.js';
import { loyaltyLevelTable, type LoyaltyLevelRow } from './table.js';

type Change<Event> = (row: LoyaltyLevelRow, event: RecordedEvent & Event) => Partial<LoyaltyLevelRow>;

export const loyaltyLevelProjection = projection<LoyaltyLevelRow, MemberEvent>({
  name: 'loyalty-level',
  version: 1,
  table: loyaltyLevelTable,
  keys: (event) => [[parseStreamId(event.streamId)?.key ?? event.streamId]],
  on: {
    MemberRegistered: (_row, event) => registered(event),
    PointsEarned: changing((row, { data }) => ({
      balance: row.balance + data.points,
      last_earned_on:
        row.last_earned_on !== null && row.last_earned_on > data.earnedOn ? row.last_earned_on : data.earnedOn,
    })),
    PointsReversed: changing((row, { data }) => ({ balance: row.balance - data.fromBalance })),
    OwedPointsTaken: changing((row, { data }) => ({ balance: row.balance - data.points })),
    PointsExpired: changing((row, { data }) => ({ balance: row.balance - data.points })),
    LevelChanged: changing((_row, { data }) => decided(data)),
    ChequeIssued: changing((row, { data }) => converted(row, data)),
    ChequeLapsed: changing((row, { data }) => lapsed(row, data)),
    TerminationNoticed: changing((_row, { data }) => ({ notice_ends_on: data.endsOn })),
    MembershipEnded: changing((_row, { data }) => ({ ended_on: data.endedOn, end_reason: data.reason, balance: 0 })),
  },
});

function changing<Event>(change: Change<Event>) {
  return (row: LoyaltyLevelRow | undefined, event: RecordedEvent & Event): LoyaltyLevelRow => {
    const before = existing(row, event);
    return { ...before, ...change(before, event), revision: event.revision };
  };
}

function registered({ data, streamId, revision }: RecordedEvent<MemberRegistered>): LoyaltyLevelRow {
  return {
    member_id: parseStreamId(streamId)?.key ?? streamId,
    customer_id: data.customerId,
    member_number: data.memberNumber,
    level: levelTable.on(data.registeredOn).steps[0]?.level ?? '+',
    protected_until: null,
    registered_on: data.registeredOn,
    notice_ends_on: null,
    ended_on: null,
    end_reason: null,
    balance: 0,
    last_earned_on: null,
    converted_year: null,
    converted_points: 0,
    decided_on: null,
    decided_points: null,
    decided_window_from: null,
    rule_version: null,
    revision,
  };
}

function decided(data: LevelChanged['data']): Partial<LoyaltyLevelRow> {
  return {
    level: data.to,
    protected_until: data.protectedUntil,
    decided_on: data.decidedOn,
    decided_points: data.pointsCounted,
    decided_window_from: data.windowFrom,
    rule_version: data.ruleVersion,
  };
}

function converted(row: LoyaltyLevelRow, data: ChequeIssued['data']): Partial<LoyaltyLevelRow> {
  return {
    balance: row.balance - data.pointsConverted,
    converted_year: yearOf(data.issuedOn),
    converted_points: data.convertedThisYear,
  };
}

/**
 * Gives the points of a lapsed cheque back. They may be converted again; points of an earlier year no longer affect the
 * yearly cap.
 */
function lapsed(row: LoyaltyLevelRow, { points, issuedOn }: ChequeLapsed['data']): Partial<LoyaltyLevelRow> {
  const ofYear = yearOf(issuedOn) === row.converted_year ? points : 0;
  return { balance: row.balance + points, converted_points: row.converted_points - ofYear };
}
