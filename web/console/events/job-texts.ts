import type { JobCalendarEvent } from '../../../domain/job-calendar/events.js';
import type { JobRunEvent } from '../../../domain/job-run/events.js';
import { count, minute, shortId } from '../format.js';
import type { EventTexts } from './event-text.js';

export const jobRunTexts: EventTexts<JobRunEvent> = {
  JobRunStarted: {
    label: 'Jobb startat',
    line: ({ job, businessDate }) => `${job} för ${businessDate}`,
    importance: 'low',
  },
  JobSubjectParked: {
    label: 'Jobb lade undan',
    line: ({ subject, reason }) => `${shortId(subject)}: ${reason}`,
    importance: 'high',
  },
  JobRunFailed: {
    label: 'Jobb misslyckades',
    line: ({ job, businessDate, reason }) => `${job} för ${businessDate}: ${reason}`,
    importance: 'high',
  },
  JobRunPassedOver: {
    label: 'Dag överhoppad',
    line: ({ job, businessDate, reason }) => `${job} för ${businessDate}: ${reason}`,
    importance: 'high',
  },
  JobRunCompleted: {
    label: 'Jobb klart',
    line: ({ job, report }) =>
      `${job}: ${count(report.considered)} prövade, ${count(report.changed)} ändrade, ${count(report.parked)} undanlagda`,
  },
};

export const jobCalendarTexts: EventTexts<JobCalendarEvent> = {
  CatchUpStopped: {
    label: 'Jobb väntar på svar',
    line: ({ oldest, through, days }) => `${count(days)} dagar, ${oldest}–${through}`,
    importance: 'high',
  },
  CatchUpResumed: { label: 'Jobb går vidare', line: ({ through, reason }) => `till och med ${through}: ${reason}` },
  CatchUpStopLifted: { label: 'Jobb väntar inte längre', line: () => 'inget är för gammalt' },
  ClockJumped: {
    label: 'Klockan har hoppat',
    line: ({ seconds, shown }) => `${count(Math.round(seconds / 60))} minuter, visade ${minute(shown)}`,
    importance: 'high',
  },
  ClockAccepted: { label: 'Klockan godkänd', line: ({ reason }) => reason },
  ClockConfirmed: {
    label: 'Klockan bekräftad',
    line: ({ by }) => (by === 'itself' ? 'rättställd' : 'databasens klocka visar detsamma'),
  },
};
