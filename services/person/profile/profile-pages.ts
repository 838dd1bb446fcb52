import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import {
  consentCodes,
  consentTexts,
  type ConsentCode,
  type CustomerProfile,
  type CustomerState,
} from '../../../domain/customer/index.js';
import {
  isForgotten,
  maskPersonNumber,
  parsePersonNumber,
  stockholmDate,
  type BusinessDate,
} from '../../../domain/kernel/index.js';
import type { CartCommand } from '../../shop/cart/contract.js';
import type {
  AddressFields,
  ConsentView,
  ContactFields,
  ContactQuestion,
  ContactRoles,
  OwnProfile,
  ProfileService,
} from './contract.js';
import type { Result } from '../../foundation/problem/result-contract.js';
import { Clock } from '../../foundation/clock.js';
import type { Config } from '../../foundation/config/config.js';
import { GiveConsents } from '../consent/give-consents.js';
import { consentTexts as consentWords } from '../consent/texts.js';
import { customerProblem } from '../customer/customer-problem.js';
import type { Shopper } from '../../access/http/request.js';
import { CONFIG } from '../../foundation/platform/tokens.js';
import { KnownProfiles, type KnownProfile } from './known-profile.js';
import { OwnExtracts } from './own-extract.js';
import { PopulationRegister } from './population-register.js';
import { PostponeContactDetails } from './postpone-contact-details.js';
import { formProblem, readForm } from './profile-form.js';
import { UpdateProfile, type ProfileOutcome } from './update-profile.js';
import { Toggles } from '../../access/toggles/toggles.js';
import type { RequestScope } from '../../access/request-scope/request-scope.js';
import { refusalsAsErrors } from '../../foundation/problem/result.js';

/** Creates the profile service of each page request. */
@Injectable()
export class ProfilePagesParts {
  constructor(
    @Inject(CommandBus) readonly bus: CommandBus,
    @Inject(KnownProfiles) readonly profiles: KnownProfiles,
    @Inject(PopulationRegister) readonly register: PopulationRegister,
    @Inject(OwnExtracts) readonly extracts: OwnExtracts,
    @Inject(GiveConsents) readonly consents: GiveConsents,
    @Inject(Toggles) readonly toggles: Toggles,
    @Inject(Clock) readonly clock: Clock,
    @Inject(CONFIG) readonly config: Config,
  ) {}
}

export class ProfilePages implements ProfileService {
  constructor(
    private readonly parts: ProfilePagesParts,
    private readonly scope: RequestScope,
  ) {}

  async own(): Promise<OwnProfile | null> {
    const known = await this.known();
    if (!known) return null;
    const { profile, identified, complete } = known;
    const number = parsePersonNumber(isForgotten(known.state.personNumber) ? '' : known.state.personNumber);
    const registered = identified && number ? await this.parts.register.addressOf(number) : null;
    return {
      identified,
      complete,
      personNumber: identified && number ? maskPersonNumber(number) : '',
      ...addressOf(profile),
      ...contactOf(profile),
      registeredAddress: registered && { ...registered, coAddress: registered.coAddress ?? '' },
    };
  }

  async asksForContact(): Promise<boolean> {
    return (await this.known())?.shouldVerifyEmail ?? false;
  }

  async contactQuestion(): Promise<ContactQuestion | null> {
    const known = await this.known();
    return known?.shouldVerifyEmail ? { name: known.profile.firstName ?? '', ...contactOf(known.profile) } : null;
  }

  /**
   * Updates the contact details. When the toggle for the users service is on, the command has only e-mail address and
   * number. Otherwise it has the whole profile.
   */
  async updateContact({
    commandId,
    email,
    mobileNumber,
    confirms,
  }: CartCommand & ContactFields & { readonly confirms: boolean }): Promise<Result> {
    const whole = this.parts.toggles.isOn('UsersServiceToggle') ? {} : await this.whole();
    return this.update(commandId, { ...whole, email, mobileNumber }, confirms);
  }

  updateAddress({ commandId, ...address }: CartCommand & AddressFields): Promise<Result> {
    return this.update(commandId, address, false);
  }

  postponeContact({ commandId }: CartCommand): Promise<Result> {
    return this.change(commandId, { postpone: true }, (shopper) =>
      this.parts.bus.execute(new PostponeContactDetails(shopper)),
    );
  }

  async consents(): Promise<readonly ConsentView[]> {
    const known = await this.known();
    const today = stockholmDate(this.parts.clock.now());
    return known ? consentCodes.map((code) => consentView(known.state, code, today)) : [];
  }

  setConsent({
    commandId,
    code,
    given,
  }: CartCommand & { readonly code: ConsentCode; readonly given: boolean }): Promise<Result> {
    const { consents } = this.parts;
    return refusalsAsErrors(async () => {
      const shopper = await this.scope.shopper(commandId, { code, given });
      const outcome = await (given ? consents.give(shopper, code) : consents.withdraw(shopper, code));
      if (!outcome.ok) throw customerProblem(outcome.rejection, () => consentWords.addFailed);
      return { ok: true };
    });
  }

  extract(): Promise<object | null> {
    return this.parts.extracts.of(this.scope.session);
  }

  contactRoles(): ContactRoles {
    return this.parts.config.contactRoles;
  }

  /** Returns the known details. Missing ones are not required here. */
  private async whole(): Promise<Partial<AddressFields & ContactFields>> {
    const { profile = {} } = (await this.known()) ?? {};
    return Object.fromEntries(
      Object.entries({ ...addressOf(profile), ...contactOf(profile) }).filter(([, value]) => value),
    );
  }

  private known(): Promise<KnownProfile | null> {
    return this.parts.profiles.of(this.scope.session);
  }

  private update(
    commandId: string,
    fields: Partial<AddressFields & ContactFields>,
    confirms: boolean,
  ): Promise<Result> {
    return this.change(commandId, { ...fields, confirms }, (shopper) =>
      this.parts.bus.execute(new UpdateProfile(shopper, { profile: readForm(fields), confirms })),
    );
  }

  private change(
    commandId: string,
    form: object,
    send: (shopper: Shopper) => Promise<ProfileOutcome>,
  ): Promise<Result> {
    return refusalsAsErrors(async () => {
      const outcome = await send(await this.scope.shopper(commandId, form));
      if (!outcome.ok) throw formProblem(outcome.rejection);
      return { ok: true };
    });
  }
}

function addressOf({
  firstName = '',
  lastName = '',
  streetAddress = '',
  coAddress,
  postalCode = '',
  city = '',
}: Partial<CustomerProfile>): AddressFields {
  return { firstName, lastName, streetAddress, coAddress: coAddress ?? '', postalCode, city };
}

function contactOf({ email = '', mobileNumber = '' }: Partial<CustomerProfile>): ContactFields {
  return { email, mobileNumber };
}

function consentView({ consents, consentHistory }: CustomerState, code: ConsentCode, today: BusinessDate): ConsentView {
  const given = consents[code]?.given ?? false;
  return {
    code,
    given,
    outdated: given && consents[code]?.textVersion !== consentTexts.on(today).textVersion,
    history: consentHistory
      .filter((answered) => answered.code === code)
      .map((answered) => ({ given: answered.given, at: answered.at })),
  };
}
