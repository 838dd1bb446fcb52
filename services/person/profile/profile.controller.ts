import { Controller, Get, HttpCode, Inject, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';

import { parsePersonNumber, stockholmDate } from '../../../domain/kernel/index.js';
import { Clock } from '../../foundation/clock.js';
import { knownCustomer } from '../customer/known-customer.js';
import { AnswersWith } from '../../access/http/api-schema.js';
import { CurrentShopper, CurrentVisitor, type Shopper } from '../../access/http/request.js';
import { successWith } from '../../access/http/success.js';
import { DescribedBody } from '../../access/http/valid.js';
import { identificationRequired } from '../../access/permission/login-needed.js';
import { Permission } from '../../access/permission/permission-gate.js';
import type { Session, Visitor } from '../../access/session/session.js';
import { KnownProfiles, type KnownProfile } from './known-profile.js';
import { offerDetails, offerDetailsSchema, type OfferDetails } from './offer-details.js';
import { PopulationRegister } from './population-register.js';
import { PostponeContactDetails } from './postpone-contact-details.js';
import {
  addressSchema,
  profileAnswer,
  profileSchema,
  statusAnswer,
  statusSchema,
  type AddressAnswer,
  type ProfileAnswer,
  type StatusAnswer,
} from './profile-answer.js';
import { profileProblem, readUpdate } from './profile-problem.js';
import { fullUpdate, nothing, reducedUpdate, type ProfileUpdate } from './profile-schemas.js';
import { profileTexts } from './texts.js';
import { UpdateProfile, type ProfileOutcome } from './update-profile.js';

interface Envelope<T> {
  readonly Success: true;
  readonly Result: T;
}

const answers = {
  profile: successWith(profileSchema),
  status: successWith(statusSchema),
  offers: successWith(offerDetailsSchema),
  address: successWith(addressSchema.nullable()),
};

/** PRO-03, PRO-14: the profile of the session's person. No call takes an id. */
@ApiTags('profile')
@Controller('api/userprofile')
export class ProfileController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(KnownProfiles) private readonly profiles: KnownProfiles,
    @Inject(PopulationRegister) private readonly register: PopulationRegister,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  @Get('profile')
  @Permission('profile.read', profileTexts.fetchFailed)
  @ApiOperation({ summary: 'The own profile; address, number and e-mail only with a strong log-in' })
  @AnswersWith(answers.profile)
  async profile(@CurrentVisitor() { session }: Visitor): Promise<Envelope<ProfileAnswer>> {
    return envelope(profileAnswer(await this.known(session)));
  }

  @Get('status')
  @Permission('profile.status')
  @ApiOperation({ summary: 'Who the browser is to the shop: guest, known, member, identified' })
  @AnswersWith(answers.status)
  async status(@CurrentVisitor() { session }: Visitor): Promise<Envelope<StatusAnswer>> {
    return envelope(statusAnswer(await this.profiles.of(session)));
  }

  @Get('myPagesofferDetails')
  @Permission('profile.read', profileTexts.fetchFailed)
  @ApiOperation({ summary: 'Level, points and bonus checks of an identified member' })
  @AnswersWith(answers.offers)
  async offers(@CurrentVisitor() { session }: Visitor): Promise<Envelope<OfferDetails>> {
    return envelope(offerDetails(await this.known(session), stockholmDate(this.clock.now())));
  }

  @Get('civilRegistrationAddress')
  @Permission('profile.address', profileTexts.fetchFailed)
  @ApiOperation({ summary: 'Where the identified person is registered as living; null for those who are not' })
  @AnswersWith(answers.address)
  async civilRegistrationAddress(@CurrentVisitor() { session }: Visitor): Promise<Envelope<AddressAnswer | null>> {
    const { state, profile, identified } = await this.known(session);
    const personNumber = parsePersonNumber(state.personNumber);
    if (!identified || !personNumber) throw identificationRequired();
    const address = await this.register.addressOf(personNumber);
    if (!address) return envelope(null);
    const { streetAddress: StreetAddress, postalCode: PostalCode, city: City, coAddress } = address;
    return envelope({
      FirstName: profile.firstName ?? '',
      LastName: profile.lastName ?? '',
      StreetAddress,
      PostalCode,
      City,
      CoAddress: coAddress ?? '',
    });
  }

  @Post('updateprofile')
  @Permission('profile.change', profileTexts.updateFailed)
  @HttpCode(200)
  @ApiOperation({ summary: 'The whole profile anew' })
  @AnswersWith(answers.profile)
  update(
    @CurrentShopper() shopper: Shopper,
    @DescribedBody(fullUpdate) body: unknown,
  ): Promise<Envelope<ProfileAnswer>> {
    return this.write(shopper, readUpdate(fullUpdate, body));
  }

  @Post('ussupdateprofile')
  @Permission('profile.change', profileTexts.updateFailed)
  @HttpCode(200)
  @ApiOperation({ summary: 'E-mail address and mobile number alone (UsersServiceToggle)' })
  @AnswersWith(answers.profile)
  updateReduced(
    @CurrentShopper() shopper: Shopper,
    @DescribedBody(reducedUpdate) body: unknown,
  ): Promise<Envelope<ProfileAnswer>> {
    return this.write(shopper, readUpdate(reducedUpdate, body));
  }

  @Put('updateshouldverifyemail')
  @Permission('profile.postpone', profileTexts.updateFailed)
  @ApiOperation({ summary: 'Closing the contact-details dialog: the verification period begins anew' })
  @AnswersWith(answers.status)
  async postpone(
    @CurrentShopper() shopper: Shopper,
    @DescribedBody(nothing) body: unknown,
  ): Promise<Envelope<StatusAnswer>> {
    readUpdate(nothing, body);
    accepted(await this.bus.execute(new PostponeContactDetails(shopper)));
    return envelope(statusAnswer(await this.profiles.of(shopper.session)));
  }

  private async write(shopper: Shopper, update: ProfileUpdate): Promise<Envelope<ProfileAnswer>> {
    accepted(await this.bus.execute(new UpdateProfile(shopper, update)));
    return envelope(profileAnswer(await this.known(shopper.session)));
  }

  private async known(session: Session | null): Promise<KnownProfile> {
    knownCustomer(session, profileTexts.fetchFailed);
    const known = await this.profiles.of(session);
    if (!known) throw identificationRequired();
    return known;
  }
}

function accepted(outcome: ProfileOutcome): void {
  if (!outcome.ok) throw profileProblem(outcome.rejection);
}

function envelope<T>(Result: T): Envelope<T> {
  return { Success: true, Result };
}
