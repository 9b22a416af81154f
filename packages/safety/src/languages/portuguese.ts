import { languageRules } from "./language-rules.ts";

export const portuguese = languageRules(
  {
    suicide: [
      /\b(?:quero|queria|vou|penso em|pensando em|vontade de|desejo) (?:morrer|me matar|matar-me|suicidar-me|me suicidar|acabar com a minha vida|tirar a minha (?:propria )?vida|tirar minha vida|acabar com tudo)\b/,
      /\bnao (?:quero|aguento) mais (?:viver|estar viv[oa]|acordar|existir)\b|\bnao quero (?:viver|estar viv[oa]|acordar)\b/,
      /\bpensamentos suicidas\b|\bqueria estar mort[oa]\b|\b(?:estariam|ficariam) melhor sem mim\b/,
      /\b(?:diz que )?(?:quer|vai) (?:se matar|morrer|suicidar-se|se suicidar|matar-se)\b/,
    ],
    self_harm: [
      /\b(?:me corto|corto-me|me cortei|cortei-me|me cortando|me machuco|magoo-me|me queimo) (?:de proposito|de novo|outra vez|nos bracos|nas pernas|os bracos|quando|para)/,
      /\b(?:quero|vontade de) (?:me cortar|cortar-me|me machucar|magoar-me)\b/,
    ],
    harm_to_others: [
      /\bvou (?:matar (?:o meu|a minha|meu|minha|ele|ela|esse|essa|todos)|mata-l[oa]s?)\b(?! de (?:rir|beijos|saudade))|\b(?:quero|vontade de) matar (?:o meu|a minha|meu|minha|ele|ela|alguem|todos|esse|essa)\b/,
    ],
    abuse: [
      /\b(?:(?:o )?meu (?:marido|namorado|pai|padrasto|companheiro|ex)|(?:a )?minha (?:mulher|namorada|mae|madrasta)|ele|ela) (?:me (?:bate|bateu|espanca|agride|agrediu|ameaca|viola|estupra|estuprou|tranca)|(?:bate|bateu|agride|tranca)-me)\b/,
      /\b(?:fui|foi) (?:estuprada|violada|abusada|estuprado|violado)\b|\btenho medo de (?:voltar (?:para|pra|a) casa|do meu (?:marido|pai|padrasto|namorado))\b/,
    ],
    medical_emergency: [
      /\bnao (?:consegue|consigo) respirar\b|\bnao (?:respira|acorda|esta respirando|esta a respirar)\b/,
      /\bdor (?:forte )?no peito\b|\b(?:enfarte|infarto|uma overdose|convulsao|um avc)\b|\b(?:tomei|engoli) (?:todos os|muitos|um monte de|uma caixa de) (?:comprimidos|remedios)\b|\bnao para de sangrar\b/,
    ],
    psychosis: [
      /\b(?:ouco|escuto) vozes\b|\bas vozes (?:me )?(?:mandam|dizem|ordenam)\b|\b(?:puseram|colocaram|implantaram) um chip\b|\b(?:leem|controlam) (?:a minha mente|minha mente|os meus pensamentos|meus pensamentos)\b/,
    ],
    eating_disorder: [
      /\b(?:provoco|forco) (?:o )?vomito\b|\bvomito (?:tudo o que como|depois de (?:comer|cada refeicao))\b|\bnao como (?:nada )?ha (?:\w+ )?dias\b|\bestou ha (?:\w+ )?dias sem comer\b/,
    ],
  },
  [
    /\bmorr(?:er|endo|o) de (?:rir|fome|saudade|vontade|frio|calor|sono|vergonha|sede|amor)\b/g,
    /\bnao (?:quero|vou|penso em|tenho vontade de) (?:morrer|me matar|matar-me|me suicidar)\b/g,
    /\b(?:no filme|o filme|o livro|no livro|a novela|na serie|o personagem|no jogo)\b[^.!?]*/g,
  ],
);
