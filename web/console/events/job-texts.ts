import type { JobRunEvent } from '../../../domain/job-run/events.js';
import { count, shortId } from '../format.js';
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
  JobRunCompleted: {
    label: 'Jobb klart',
    line: ({ job, report }) =>
      `${job}: ${count(report.considered)} prövade, ${count(report.changed)} ändrade, ${count(report.parked)} undanlagda`,
  },
};
