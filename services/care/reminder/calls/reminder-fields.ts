import { z } from 'zod';

import { REMINDER_KINDS, REMINDER_WAYS } from '../../../../domain/reminder/rules/index.js';
import { successWith } from '../../../access/http/success.js';
import { profileFields } from '../../../person/profile/profile-fields.js';
import { callTexts as texts } from './texts.js';

const date = z.iso.date();
const channel = z.enum(REMINDER_WAYS);

/** RMD-06: HkdbData, as clients know it (docs/reminder-calls.md). */
const hkdbData = z.strictObject({
  innevPeriodStart: date,
  slutInnevarandePeriod: date,
  ansluten: z.boolean(),
});

/** RMD-06: the event of a reminder, as clients know it. Dates and counts are those of the prescription. */
const event = z.strictObject({
  EventId: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  PersonNr: z.string(),
  Concerning: z.string(),
  giltighetsDatum: date.nullable(),
  nastaUttagDatum: date.nullable(),
  senasteUttag: date.nullable(),
  antalUttagKvar: z.number().int().nullable(),
  HkdbData: hkdbData.nullable(),
});

const reminder = z.strictObject({
  ReminderId: z.string(),
  Event: event,
  EventTypeName: z.enum(REMINDER_KINDS),
  Channels: z.array(channel),
  CancelTime: z.iso.datetime().nullable(),
  Time: z.iso.datetime(),
  Name: z.string(),
  Text: z.string(),
});
export const remindersSchema = z.strictObject({ Events: z.array(reminder) });

const subscriptionChannel = z.strictObject({ Id: z.string(), Channel: channel, IsActive: z.boolean() });
const subscription = z.strictObject({
  EventTypeName: z.enum(REMINDER_KINDS),
  Name: z.string(),
  EventId: z.number().int().nullable(),
  IsOpen: z.boolean(),
  EventSubscriptionChannels: z.array(subscriptionChannel),
});
export const subscriptionsSchema = z.strictObject({ EventSubscriptions: z.array(subscription) });
export const turnedSchema = successWith(subscriptionChannel);

export const approvalSchema = z.strictObject({
  IsApproved: z.boolean(),
  Channels: z.array(z.strictObject({ Channel: channel, IsApproved: z.boolean() })),
});
export const approvedSchema = successWith(approvalSchema);

export const doneSchema = z.strictObject({ Success: z.literal(true) });
export const verifiedSchema = successWith(
  z.strictObject({ EmailAddress: z.string(), MobileNumber: z.string(), IsVerified: z.boolean() }),
);

export const syncInfoSchema = z.strictObject({
  ShouldSynchronize: z.boolean(),
  HasConsent: z.boolean(),
  HasSessionMarker: z.boolean(),
  HasSomethingToSend: z.boolean(),
  LastWithdrawalWindowDays: z.number().int(),
});
export const syncedSchema = successWith(z.strictObject({ Synchronized: z.boolean(), EventCount: z.number().int() }));

/** An id of a reminder or of a channel. One of another length is nobody's, and is refused as another customer's is. */
export const reminderKey = z.string().min(1).max(64, texts.id).meta({ example: 'kJ3vQ0w1R2e4T5y6U7i8O9p0A1s2D3f4' });

export const approvalBody = z
  .strictObject({ IsApproved: z.boolean(texts.approved), Channel: z.enum(REMINDER_WAYS, texts.channel) })
  .meta({ example: { IsApproved: true, Channel: 'Email' } });

export const activeBody = z.strictObject({ IsActive: z.boolean(texts.active) }).meta({ example: { IsActive: true } });

/** The call needs no body, but some clients send an empty object. */
export const noBody = z.strictObject({}).nullish();

export const deviceBody = z
  .strictObject({
    DeviceId: z.string(texts.device).min(1, texts.device).max(256, texts.device),
    Platform: z.enum(['iOS', 'Android'], texts.platform),
    NotificationsEnabled: z.boolean(texts.enabled),
  })
  .meta({
    example: { DeviceId: 'b7d1f0c2-5f1a-4c11-9c3e-0d7a5b2e9f10', Platform: 'Android', NotificationsEnabled: true },
  });

export const verificationBody = z.strictObject({
  EmailAddress: profileFields.email,
  MobileNumber: profileFields.mobileNumber,
});

const personNumber = z.string(texts.personNumber).regex(/^\d{12}$/, texts.personNumber);
const count = z.number(texts.count).int(texts.count).min(0, texts.count).max(999, texts.count);
const given = z.iso.date(texts.date).nullish();

/** RMD-02: what a browser knows of its reminders. Only for whom they are is read; dates, counts and HkdbData are not. */
const sentEvent = z.strictObject({
  EventId: z.union([z.literal(1), z.literal(2), z.literal(3)], texts.eventId),
  PersonNr: personNumber,
  Concerning: personNumber,
  giltighetsDatum: given,
  nastaUttagDatum: given,
  senasteUttag: given,
  antalUttagKvar: count.nullish(),
  HkdbData: z
    .strictObject({
      innevPeriodStart: z.iso.date(texts.date),
      slutInnevarandePeriod: z.iso.date(texts.date),
      ansluten: z.boolean(texts.connected),
    })
    .nullish(),
});

export const MOST_EVENTS = 200;
export const syncBody = z.strictObject({ Events: z.array(sentEvent).max(MOST_EVENTS, texts.events).default([]) });
export type SentEvent = z.infer<typeof sentEvent>;
