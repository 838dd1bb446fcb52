import { DATED_KINDS, REMINDER_WAYS, type ReminderWay } from '../../../../domain/reminder/rules/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { ReminderView, Subscription, SubscriptionChannel } from '../contract.js';
import type { approvalSchema, remindersSchema, subscriptionsSchema, turnedSchema } from './reminder-fields.js';

/** RMD-06: a reminder in the fields that clients know. */
export function reminderAnswer(view: ReminderView, own: string): AnswerOf<typeof remindersSchema>['Events'][number] {
  const { reminderId, eventId, kind, name, text, concerning, prescription, hkdbData } = view;
  return {
    ReminderId: reminderId,
    Event: {
      EventId: eventId,
      PersonNr: own,
      Concerning: concerning,
      giltighetsDatum: prescription?.validThrough ?? null,
      nastaUttagDatum: prescription?.nextOn ?? null,
      senasteUttag: prescription?.lastOn ?? null,
      antalUttagKvar: prescription?.left ?? null,
      HkdbData: hkdbData,
    },
    EventTypeName: kind,
    Channels: [...view.channels],
    CancelTime: view.cancelTime,
    Time: view.time,
    Name: name,
    Text: text,
  };
}

export function subscriptionAnswer({
  kind,
  name,
  eventId,
  isOpen,
  channels,
}: Subscription): AnswerOf<typeof subscriptionsSchema>['EventSubscriptions'][number] {
  return {
    EventTypeName: kind,
    Name: name,
    EventId: eventId,
    IsOpen: isOpen,
    EventSubscriptionChannels: channels.map(channelAnswer),
  };
}

export function channelAnswer({
  channelId,
  channel,
  isActive,
}: SubscriptionChannel): AnswerOf<typeof turnedSchema>['Result'] {
  return { Id: channelId, Channel: channel, IsActive: isActive };
}

/** A channel is approved when every dated kind of reminder may use it. Offers have consents of their own. */
export function approvalAnswer(subscriptions: readonly Subscription[]): AnswerOf<typeof approvalSchema> {
  const Channels = REMINDER_WAYS.map((way) => {
    const channels = datedChannels(subscriptions, way);
    return { Channel: way, IsApproved: channels.length > 0 && channels.every(({ isActive }) => isActive) };
  });
  return { IsApproved: Channels.some(({ IsApproved }) => IsApproved), Channels };
}

/** The switches of one channel, without offers. */
export function datedChannels(
  subscriptions: readonly Subscription[],
  way: ReminderWay,
): readonly SubscriptionChannel[] {
  const dated: readonly string[] = DATED_KINDS;
  return subscriptions
    .filter(({ kind }) => dated.includes(kind))
    .flatMap(({ channels }) => channels.filter(({ channel }) => channel === way));
}
