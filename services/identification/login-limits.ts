import { Injectable } from '@nestjs/common';

import { RateLimit } from '../rate-limit/rate-limit.js';

/** What a stranger may ask of the login, from the pages and the API together. */
@Injectable()
export class LoginLimits {
  /** Someone in a household may start over and over; a machine that fishes for orders may not. */
  private readonly starts = new RateLimit({ name: 'login-start', calls: 30, seconds: 60 });
  /** Two tabs that poll each second. */
  private readonly polls = new RateLimit({ name: 'login-status', calls: 150, seconds: 60 });
  private readonly strayPolls = new RateLimit({ name: 'login-status-stray', calls: 60, seconds: 60 });

  start(ip: string): Promise<void> {
    return this.starts.spend(ip);
  }

  poll(token: string | null, ip: string): Promise<void> {
    return token ? this.polls.spend(token) : this.strayPolls.spend(ip);
  }
}
