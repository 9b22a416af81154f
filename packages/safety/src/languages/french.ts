import { languageRules } from "./language-rules.ts";

export const french = languageRules(
  {
    suicide: [
      /\bje (?:veux|voudrais|vais|pense a|songe a|compte) (?:juste |vraiment )?(?:mourir|me tuer|me suicider|en finir|mettre fin a mes jours|me foutre en l'air|me pendre)\b/,
      /\b(?:envie de|pense a|pensees?|idees) (?:mourir|me tuer|me suicider|en finir|suicidaires?)\b/,
      /\bje (?:ne )?(?:veux|peux|supporte) plus (?:vivre|etre en vie|me reveiller|exister)\b/,
      /\bj'aimerais (?:etre mort|etre morte|mourir|ne plus me reveiller|ne plus exister)\b|\b(?:serait|seraient) mieux sans moi\b|\bla vie ne vaut (?:pas|plus) la peine\b/,
      /\b(?:il|elle|mon \w+|ma \w+) (?:dit qu'(?:il|elle) )?(?:veut|va) (?:mourir|se tuer|se suicider|en finir)\b/,
    ],
    self_harm: [
      /\bje me (?:coupe|scarifie|mutile|brule|fais du mal|suis coupee?|suis scarifiee?)\b(?!.{0,30}\b(?:cheveux|doigt en cuisin)\w*)/,
      /\benvie de me (?:couper|scarifier|mutiler|faire du mal|faire mal)\b/,
    ],
    harm_to_others: [
      /\bje (?:vais|veux) (?:le|la|les) (?:tuer|poignarder|buter|planter)\b(?! de rire)|\bje (?:vais|veux) tuer (?:mon|ma|mes|ce|cette|quelqu'un|tout le monde)\b/,
    ],
    abuse: [
      /\b(?:mon (?:mari|copain|pere|beau-pere|conjoint|ex|compagnon|frere|oncle)|ma (?:femme|copine|mere|belle-mere)|il|elle) (?:me|m'|nous) ?(?:frappe|bat|tape|a frappee?|a battue?|etrangle|a etranglee?|viole|a violee?|menace|enferme|sequestre|touche la nuit)\b/,
      /\b(?:j'ai ete|je me suis fait) (?:violee?|violer|agressee? sexuellement|abusee?|frapper)\b|\bj'ai peur de (?:rentrer (?:chez moi|a la maison)|mon (?:mari|pere|beau-pere|copain|ex))\b/,
    ],
    medical_emergency: [
      /\b(?:n'arrive|arrive) (?:plus|pas) a respirer\b|\b(?:ne )?respire (?:plus|pas)\b|\bne se reveille (?:plus|pas)\b/,
      /\b(?:douleur (?:\w+ )?(?:dans|a) la poitrine|crise cardiaque|surdose|des convulsions|un avc|faire une overdose|fait une overdose)\b|\bj'ai (?:pris|avale) (?:toute la boite|tous les|plein de|trop de) (?:medicaments|cachets|comprimes)?\b|\b(?:n'arrete|arrete) pas de saigner\b/,
    ],
    psychosis: [
      /\bj'entends des voix\b|\bles voix me (?:disent|parlent|ordonnent)\b|\b(?:mis|implante) une puce\b|\b(?:lisent|controlent) (?:dans )?mes pensees\b|\bon me (?:surveille|suit) (?:a travers|par|partout)\b/,
    ],
    eating_disorder: [
      /\bje me fais vomir\b|\bje vomis (?:apres|tout ce que)\b|\bje (?:n'ai|ne) (?:rien )?(?:mange|mange plus)(?: rien)? (?:depuis|pour maigrir)\b/,
    ],
  },
  [
    /\bmo(?:rt|rte|urir|urs|urais) de (?:rire|faim|soif|froid|chaud|honte|fatigue|peur|curiosite)\b/g,
    /\bje ne (?:veux|vais|pense) pas (?:a )?(?:mourir|me tuer|me suicider|en finir)\b/g,
    /\b(?:dans le film|le film|le livre|le roman|la serie|le personnage|le jeu|la chanson)\b[^.!?]*/g,
  ],
);
