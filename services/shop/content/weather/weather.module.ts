import { Global, Module } from '@nestjs/common';

import { Weather } from './weather.js';

@Global()
@Module({ providers: [Weather], exports: [Weather] })
export class WeatherModule {}
