import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';

import { PermissionGate } from './permission-gate.js';
import { Permissions } from './permissions.js';

@Global()
@Module({
  providers: [Permissions, { provide: APP_GUARD, useClass: PermissionGate }],
  exports: [Permissions],
})
export class PermissionModule {}
