import { Cloud, CloudRain, CloudSnow, Sun } from 'lucide-react';

import type { WeatherView } from '../../../services/shop/content/contract.js';
import { weatherTexts as texts } from './texts.js';

const SKIES = { clear: Sun, cloudy: Cloud, rain: CloudRain, snow: CloudSnow } as const;

interface WeatherNowProps {
  readonly postalCode: string;
  readonly weather: NonNullable<WeatherView['weather']>;
}

export function WeatherNow({
  postalCode,
  weather: { sky, temperature, humidity, uv, temperatureCelsius },
}: WeatherNowProps): React.JSX.Element {
  const Sky = SKIES[sky];
  const levels = [texts.temperature[temperature], texts.humidity[humidity], texts.uv[uv]];
  return (
    <section className="weather-now" role="status">
      <Sky size={56} strokeWidth={1} aria-hidden />
      <div>
        <h2>{texts.now(postalCode)}</h2>
        <p className="weather-degrees">
          {texts.sky[sky]}, {texts.degrees(temperatureCelsius)}
        </p>
        <ul className="weather-levels">
          {levels.map((level) => (
            <li key={level}>{level}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
