import { languageRules } from "./language-rules.ts";

export const german = languageRules(
  {
    suicide: [
      /\bich (?:will|mochte|wurde gern|werde|wollte) (?:\w+ ){0,2}(?:sterben|tot sein|mich umbringen|mich toten|mir das leben nehmen|nicht mehr leben|nicht mehr aufwachen|nicht mehr da sein|schluss machen mit dem leben)\b/,
      /\b(?:bringe?|bring) mich (?:heute |morgen |bald )?um\b|\bmich umzubringen\b|\bmir das leben (?:zu )?nehmen\b|\b(?:suizid|selbstmord)(?:gedanken|gefahrdet|plane?|versuch)?\b(?= (?:gedanken|begehen|machen|zu begehen))/,
      {
        pattern: /\b(?:suizid|selbstmord)(?:gedanken|gefahrdet|plane?|versuch)?\b/,
        behind: /\b(?:ich|habe|mir)\b/,
      },
      /\bich habe (?:\w+ )?(?:suizidgedanken|selbstmordgedanken)\b|\bich bin suizidal\b/,
      /\bwill (?:\w+ )?nicht mehr leben\b|\bkeinen sinn (?:mehr )?(?:im|am) leben\b|\bohne mich besser dran\b|\bwunschte?,? ich ware tot\b/,
      /\b(?:er|sie|mein \w+|meine \w+) (?:sagt,? (?:er|sie) )?(?:will|mochte) (?:sterben|sich umbringen|nicht mehr leben|sich das leben nehmen)\b/,
    ],
    self_harm: [
      /\bich (?:ritze|schneide|verletze|verbrenne) mich\b(?!.{0,20}\b(?:beim kochen|am papier|in den finger)\b)|\bhabe mich (?:wieder )?(?:geritzt|selbst verletzt|geschnitten)\b(?!.{0,20}\b(?:beim|finger)\b)|\bmich (?:zu )?(?:ritzen|selbst verletzen)\b/,
    ],
    harm_to_others: [
      /\bich (?:bringe?|bring) (?:ihn|sie|meinen? \w+|alle) um\b|\bich (?:will|werde) (?:ihn|sie|meinen? \w+|alle|jemanden) (?:umbringen|toten|abstechen|erschiessen|erstechen)\b/,
    ],
    abuse: [
      /\b(?:mein (?:mann|freund|vater|stiefvater|partner|ex|bruder|onkel)|meine (?:frau|freundin|mutter|stiefmutter)|er|sie) (?:schlagt|schlug|verprugelt|wurgt|wurgte|misshandelt|bedroht|vergewaltigt|sperrt) (?:mich|uns)\b/,
      /\bhat mich (?:wieder |gestern |heute )?(?:geschlagen|verprugelt|gewurgt|vergewaltigt|eingesperrt|misshandelt)\b|\b(?:wurde|bin) (?:\w+ )?vergewaltigt\b|\bangst,? nach hause zu gehen\b|\bangst vor (?:meinem (?:mann|vater|stiefvater|freund|ex)|meiner (?:frau|mutter))\b/,
    ],
    medical_emergency: [
      /\b(?:bekomme|bekommt|kriege|kriegt) keine luft\b|\batmet nicht(?: mehr)?\b|\bwacht nicht (?:mehr )?auf\b|\bkann nicht (?:mehr )?atmen\b/,
      /\b(?:starke )?(?:schmerzen in der brust|brustschmerzen)\b|\b(?:herzinfarkt|schlaganfall|uberdosis|krampfanfall)\b(?!.{0,40}\b(?:fast|beinahe|film|vor (?:\w+ )?jahren)\b)|\b(?:alle|zu viele|eine ganze packung) tabletten (?:genommen|geschluckt)\b|\bhort nicht auf zu bluten\b/,
    ],
    psychosis: [
      /\bich hore (?:\w+ )?stimmen\b|\bstimmen (?:in meinem kopf|sagen mir|befehlen mir)\b|\bchip (?:in meinen kopf |in mein\w* \w+ )?(?:eingepflanzt|implantiert)\b|\b(?:lesen|kontrollieren|steuern) meine gedanken\b/,
    ],
    eating_disorder: [
      /\b(?:stecke mir den finger in den hals|erbreche (?:mich )?nach (?:dem|jedem) essen|kotze nach (?:dem|jedem) essen|ubergebe mich (?:absichtlich )?nach (?:dem|jedem) essen)\b|\b(?:seit|schon) (?:\w+ )?tagen nichts (?:mehr )?gegessen\b/,
    ],
  },
  [
    /\b(?:lache|lach) mich tot\b|\bsterbe vor (?:hunger|lachen|neugier|langeweile|scham)\b|\bzum sterben (?:schon|langweilig)\b/g,
    /\bich (?:will|werde|mochte) (?:mich )?nicht (?:sterben|umbringen)\b|\bich will mich nicht umbringen\b/g,
    /\b(?:im film|der film|im buch|der roman|in der serie|die figur|im spiel|das lied)\b[^.!?]*/g,
  ],
);
