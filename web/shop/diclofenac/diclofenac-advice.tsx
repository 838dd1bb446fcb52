import { diclofenacTexts as texts } from './texts.js';

/** The advice is also on the product page, so that nobody must open the modal to read it. */
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
