import { diclofenacTexts as texts } from './texts.js';

/** The advice about diclofenac. The product page shows it too, so that nobody must open the modal to read it. */
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
