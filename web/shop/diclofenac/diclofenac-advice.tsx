import { diclofenacTexts as texts } from './texts.js';

/** On the product page itself, so that it is readable without a modal. */
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
