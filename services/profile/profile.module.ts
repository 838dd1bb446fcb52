import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';

import type { Config } from '../config/config.js';
import { MembershipModule } from '../membership/membership.module.js';
import { CONFIG } from '../platform/tokens.js';
import { KnownProfiles } from './known-profile.js';
import { OwnExtracts } from './own-extract.js';
import { NoRegister, PopulationRegister, SimulatedRegister } from './population-register.js';
import { PostponeContactDetailsHandler } from './postpone-contact-details.js';
import { ProfileController } from './profile.controller.js';
import { UpdateProfileHandler } from './update-profile.js';

@Module({
  imports: [CqrsModule, MembershipModule],
  controllers: [ProfileController],
  providers: [
    KnownProfiles,
    OwnExtracts,
    UpdateProfileHandler,
    PostponeContactDetailsHandler,
    { provide: PopulationRegister, inject: [CONFIG], useFactory: ({ testPersons }: Config) => (testPersons ? new SimulatedRegister() : new NoRegister()) },
  ],
  exports: [KnownProfiles, OwnExtracts, PopulationRegister],
})
export class ProfileModule {}
