import { languageRules } from "./language-rules.ts";

export const italian = languageRules(
  {
    suicide: [
      /\b(?:voglio|vorrei|sto per|penso di|ho voglia di|penso a|desidero) (?:solo )?(?:morire|uccidermi|ammazzarmi|suicidarmi|farla finita|togliermi la vita|non svegliarmi piu|sparire per sempre)\b/,
      /\bnon (?:voglio|ce la faccio) piu (?:a )?(?:vivere|esistere|svegliarmi)\b|\bnon voglio vivere\b|\bpensieri (?:suicidi|di suicidio)\b|\bvorrei essere mort[oa]\b|\bstarebbero meglio senza di me\b/,
      /\b(?:dice che )?(?:vuole|vuol) (?:morire|uccidersi|ammazzarsi|suicidarsi|farla finita|togliersi la vita)\b/,
    ],
    self_harm: [
      /\bmi (?:taglio|sono tagliat[oa]|faccio del male|brucio)\b(?!.{0,30}\b(?:i capelli|il dito|cucin)\w*)|\bvoglia di (?:tagliarmi|farmi del male)\b|\bmi autolesioni\w*\b/,
    ],
    harm_to_others: [
      /\b(?:lo|la|li) (?:ammazzo|uccido)\b|\bvoglio (?:ucciderl[oai]|ammazzarl[oai]|uccidere (?:mio|mia|quell|qualcuno|tutti)|ammazzare (?:mio|mia|quell|qualcuno|tutti))/,
    ],
    abuse: [
      /\b(?:mio (?:marito|padre|patrigno|fratello|zio)|mia (?:moglie|madre|matrigna)|il mio (?:ragazzo|compagno|ex)|la mia (?:ragazza|compagna)|lui|lei) (?:mi|ci) (?:picchia|ha picchiat[oa]|mena|minaccia|violenta|ha violentat[oa]|strangola|chiude in casa|tocca di notte)\b/,
      /\bsono stat[oa] (?:violentat[oa]|stuprat[oa]|abusat[oa])\b|\bho paura di (?:tornare a casa|mio (?:marito|padre|patrigno)|lui)\b/,
    ],
    medical_emergency: [
      /\bnon (?:riesco|riesce) a respirare\b|\bnon (?:respira|si sveglia)(?: piu)?\b|\bdolore (?:forte )?al petto\b|\b(?:infarto|ictus|un'overdose|convulsioni)\b(?!.{0,40}\b(?:quasi|film|anni fa)\b)|\bho preso (?:tutte le|troppe|una scatola di) (?:pastiglie|pillole|compresse)\b|\bnon smette di sanguinare\b/,
    ],
    psychosis: [
      /\bsento (?:delle |le )?voci (?:che|nella)\b|\ble voci mi (?:dicono|ordinano)\b|\bmi hanno messo un (?:chip|microchip)\b|\b(?:leggono|controllano) (?:i miei pensieri|la mia mente)\b/,
    ],
    eating_disorder: [
      /\bmi provoco il vomito\b|\bvomito (?:dopo (?:ogni pasto|aver mangiato)|tutto quello che mangio)\b|\bnon mangio (?:niente )?da (?:\w+ )?giorni\b/,
    ],
  },
  [
    /\b(?:muoio|morire|morto|morta) d(?:i |al |alla |all')(?:ridere|fame|sonno|vergogna|caldo|freddo|noia|curiosita|risate|sete)\b/g,
    /\bnon (?:voglio|ho intenzione di|penso di) (?:morire|uccidermi|ammazzarmi|suicidarmi)\b/g,
    /\b(?:nel film|il film|il libro|nel libro|il romanzo|la serie|il personaggio|nel gioco|la canzone)\b[^.!?]*/g,
  ],
);
