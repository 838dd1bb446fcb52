import type { ReachView } from '../../../services/person/notices/contract.js';
import type { REMINDER_CHANNELS } from '../../../domain/customer/reminder-codes.js';
import { settingsTexts as texts } from './texts.js';

export interface LackWords {
  readonly text: string;
  readonly link: string;
  readonly to: string;
}

type Channel = (typeof REMINDER_CHANNELS)[number];

const DETAILS = { link: texts.toDetails, to: '/member/minauppgifter' } as const;

/** Says what the channels that the customer chose lack, each fault once. */
export function lacksOf(reach: Pick<ReachView, Channel>, chosen: readonly Channel[]): readonly LackWords[] {
  const unconfirmed = chosen.some((channel) => reach[channel] === 'confirmation');
  return [
    ...chosen.flatMap((channel): LackWords[] => {
      if (channel === 'Push') return reach.Push ? [{ text: texts.lacks.Push, ...TO_DEVICES }] : [];
      return reach[channel] === 'address' ? [{ text: texts.lacks[channel], ...DETAILS }] : [];
    }),
    ...(unconfirmed ? [{ text: texts.lacks.confirmation, link: texts.toConfirm, to: '/member/kontaktuppgifter' }] : []),
  ];
}

/** RX-11: reminders are computed from what the pharmacy may keep, so a wish for them alone brings nothing. */
export function keepingLacks(wantsReminders: boolean, keeps: boolean): readonly LackWords[] {
  return wantsReminders && !keeps ? [{ text: texts.lacks.kept, link: texts.kept, to: '#sparade-recept' }] : [];
}

const TO_DEVICES = { link: texts.devices, to: '#notiser' } as const;
