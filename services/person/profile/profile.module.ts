import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import { ConsentModule } from '../consent/consent.module.js';
import { MemberModule } from '../member/member.module.js';
import {
  POPULATION_REGISTER_GATEWAY,
  type PopulationRegisterGateway,
} from '../../partners/population-register/gateway.js';
import { ExtractParts } from './extract-parts.js';
import { KnownProfiles } from './known-profile.js';
import { OwnExtracts } from './own-extract.js';
import { ConnectedRegister, NoRegister, PopulationRegister } from './population-register.js';
import { PostponeContactDetailsHandler } from './postpone-contact-details.js';
import { ProfilePagesParts } from './profile-pages.js';
import { ProfileController } from './profile.controller.js';
import { UpdateProfileHandler } from './update-profile.js';

@Module({
  imports: [CqrsModule, ConsentModule, MemberModule],
  controllers: [ProfileController],
  providers: [
    KnownProfiles,
    ExtractParts,
    OwnExtracts,
    ProfilePagesParts,
    UpdateProfileHandler,
    PostponeContactDetailsHandler,
    {
      provide: PopulationRegister,
      inject: [POPULATION_REGISTER_GATEWAY],
      useFactory: (gateway: PopulationRegisterGateway | null) =>
        gateway ? new ConnectedRegister(gateway) : new NoRegister(),
    },
  ],
  exports: [ExtractParts, KnownProfiles, PopulationRegister, ProfilePagesParts],
})
export class ProfileModule {}
