import { Module } from '@nestjs/common';

import { CustomersByPerson } from './customers-by-person.js';

@Module({ providers: [CustomersByPerson], exports: [CustomersByPerson] })
export class CustomerModule {}
