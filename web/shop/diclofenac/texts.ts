/** Advice about diclofenac gel (ATC M02AA15). */
export const diclofenacTexts = {
  title: 'Viktigt om gel med diklofenak',
  intro: 'Diklofenak lindrar värk, men skadar vattenlevande djur när det spolas ut. Använd gelen så här:',
  advice: [
    'Torka av händerna med papper när du har smort in dig, släng papperet i soporna och tvätta dig först därefter.',
    'Kontakta läkare om du inte har blivit bättre efter 7 dagar, och använd gelen i högst 14 dagar.',
    'Skydda det insmorda området mot sol.',
    'Ge inte gelen till barn under 14 år, och använd den inte under graviditetens tre sista månader.',
    'Lämna tomma och gamla tuber på apoteket som läkemedelsavfall.',
  ],
  close: 'Stäng',
} as const;
