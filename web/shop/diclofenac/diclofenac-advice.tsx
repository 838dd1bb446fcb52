import { diclofenacTexts as texts } from './texts.js';

/** Stands on the product page itself, so that it is read also where no modal can open. */
export function DiclofenacAdvice(): React.JSX.Element {
  return (
    <>
      <p>{texts.intro}</p>
      <ul>
        {texts.advice.map((advice) => (
          <li key={advice}>{advice}</li>
        ))}
      </ul>
    </>
  );
}
