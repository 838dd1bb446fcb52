import { ERIK, MAJA, SAMIRA, section, type AdviceSource } from './source.js';

const topic = 'Sår, resa och första hjälpen';

export const firstAid: readonly AdviceSource[] = [
  {
    slug: 'sarvard',
    title: 'Sår: rengör, skydda, låt läka',
    topic,
    summary: 'De flesta sår läker bäst i lagom fukt under ett förband. Så sköter du om dem från första minuten.',
    sections: [
      section(
        'Stoppa blödningen och gör rent',
        'Tryck mot såret i några minuter. Skölj sedan med kranvatten och mild tvål tills all smuts är borta. Sårtvätt är bra när du inte har rent vatten.',
      ),
      section('Välj förband', 'Ett sår som hålls lite fuktigt läker fortare och ger mindre ärr.', [
        'Plåster till små sår; byt när det blir blött.',
        'Kirurgtejp drar ihop kanterna på ytliga skärsår.',
        'Skavsårsplåster får sitta tills det lossnar av sig självt.',
        'Kompress och linda till större skrubbsår.',
      ]),
      section(
        'Stelkramp',
        'Är det mer än tio år sedan du vaccinerades, eller såret djupt och smutsigt, behöver du kanske en påfyllnadsdos. Fråga vården samma dag.',
      ),
    ],
    seekCare: [
      'Såret är djupt, gapar eller slutar inte blöda.',
      'Det är ett bett av djur eller människa.',
      'Huden runt såret blir allt rödare, varm eller du får feber.',
      'Såret har inte läkt på några veckor.',
    ],
    reviewedBy: ERIK,
    reviewedOn: '2026-05-25',
    categories: [
      'sar-plaster-och-forsta-hjalpen/plaster',
      'sar-plaster-och-forsta-hjalpen/sarvard',
      'sar-plaster-och-forsta-hjalpen/skavsar',
    ],
  },
  {
    slug: 'fastingar',
    title: 'Fästingar: ta bort dem snabbt och håll utkik',
    topic,
    summary: 'Ju kortare tid fästingen sitter, desto mindre är risken för borrelia. Mot TBE finns vaccin.',
    sections: [
      section(
        'Så tar du bort fästingen',
        'Använd fästingplockare eller pincett, ta tag intill huden och dra rakt ut. Blir en liten bit kvar stöts den ut av sig själv. Tvätta med tvål och vatten.',
      ),
      section(
        'Efter bettet',
        'En liten röd fläck de första dagarna är bara irritation. Vid borrelia kommer en rodnad som växer, oftast efter en till fyra veckor, och som kan blekna i mitten.',
        [
          'Skriv upp datumet eller ta en bild.',
          'Titta igenom hela kroppen efter en dag ute.',
          'Glöm inte barnens hårbotten.',
        ],
      ),
      section(
        'Skydda dig',
        'Långa byxor i ljus färg, stövlar och fästingmedel på huden minskar risken. Bor eller vistas du där TBE finns bör du vaccinera dig i god tid före säsongen.',
      ),
    ],
    seekCare: [
      'Rodnaden är större än fem centimeter eller växer.',
      'Du får feber, huvudvärk eller stel nacke inom en månad efter bettet.',
      'Du får ansiktsförlamning eller domningar.',
    ],
    reviewedBy: MAJA,
    reviewedOn: '2026-04-13',
    categories: ['sar-plaster-och-forsta-hjalpen/sarvard', 'receptfria-lakemedel/reseapotek', 'djur/hund'],
  },
  {
    slug: 'resapotek',
    title: 'Packa resapoteket',
    topic,
    summary: 'Det du brukar behöva hemma, lite mot magen och skydd mot sol och mygg. Här är listan att bocka av.',
    sections: [
      section(
        'Alltid med',
        'Ha läkemedel du tar varje dag i handbagaget, i originalförpackning och så att det räcker några dagar extra.',
        [
          'Smärtstillande och febernedsättande.',
          'Plåster, kompress och sårtvätt.',
          'Allergitabletter.',
          'Fästingplockare och myggmedel.',
          'Solskyddskräm och mjukgörande lotion.',
          'Termometer.',
        ],
      ),
      section(
        'För magen',
        'Vätskeersättning är viktigast, särskilt med barn. Stoppande läkemedel kan vara bra på resdagen. Drick vatten på flaska där kranvattnet är osäkert och ät det som är nylagat och hett.',
      ),
      section(
        'Före resan',
        'Kontrollera vaccinationer i god tid, gärna två månader före. För vissa läkemedel behöver du ett intyg för att få ta dem över gränsen; apoteket kan skriva ut Schengenintyg.',
      ),
    ],
    seekCare: [
      'Du får feber efter en resa i tropikerna – berätta var du har varit.',
      'Du har diarré med blod eller hög feber.',
      'Du har blivit biten av ett djur utomlands.',
    ],
    reviewedBy: SAMIRA,
    reviewedOn: '2026-05-04',
    categories: ['receptfria-lakemedel/reseapotek', 'mat-och-dryck/vatskeersattning', 'hudvard/sol'],
  },
];
