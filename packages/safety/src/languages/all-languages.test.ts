import type { RiskCategory } from "@app/contract/reply-events";
import { describe, expect, test } from "vitest";
import { screenMessage } from "../screen-message.ts";

const screen = (content: string) => screenMessage({ content, history: [] });

describe("the clear phrases of other languages are seen", () => {
  test.each<[string, RiskCategory, string]>([
    ["Spanish", "suicide", "Ya no puedo más, me quiero morir"],
    ["Spanish", "suicide", "mi hermana dice que se quiere suicidar"],
    ["Spanish", "self_harm", "anoche me corté los brazos otra vez"],
    ["Spanish", "harm_to_others", "voy a matar a mi jefe, ya lo tengo pensado"],
    ["Spanish", "abuse", "mi marido me pega cuando bebe"],
    ["Spanish", "medical_emergency", "mi padre no puede respirar, ayuda"],
    ["Spanish", "psychosis", "las voces me dicen que salte"],
    ["Spanish", "eating_disorder", "me provoco el vómito después de cenar"],
    ["Portuguese", "suicide", "não quero mais viver, tudo dói"],
    ["Portuguese", "abuse", "o meu namorado bateu-me ontem"],
    ["Portuguese", "medical_emergency", "tomei muitos comprimidos e tenho medo"],
    ["French", "suicide", "je ne veux plus vivre, j'ai envie de mourir"],
    ["French", "self_harm", "je me scarifie depuis des mois"],
    ["French", "abuse", "mon mari me frappe devant les enfants"],
    ["French", "eating_disorder", "je me fais vomir après chaque repas"],
    ["German", "suicide", "Ich möchte nicht mehr leben"],
    ["German", "suicide", "ich will mich umbringen"],
    ["German", "abuse", "mein Vater schlägt mich fast jeden Tag"],
    ["German", "psychosis", "ich höre Stimmen, die mir Befehle geben"],
    ["Italian", "suicide", "non voglio più vivere, vorrei farla finita"],
    ["Italian", "abuse", "mio marito mi picchia"],
    ["Italian", "medical_emergency", "mia nonna non respira più"],
    ["Hindi", "suicide", "मैं मरना चाहता हूँ"],
    ["Hindi in Latin letters", "suicide", "main ab jeena nahi chahta, bas"],
    ["Hindi", "abuse", "मेरा पति मुझे मारता है"],
    ["Hindi", "medical_emergency", "पापा को सीने में तेज दर्द है"],
    ["Arabic", "suicide", "أريد أن أموت ولا أحد يفهمني"],
    ["Arabic", "abuse", "زوجي يضربني كل يوم"],
    ["Arabic", "psychosis", "أسمع أصوات تكلمني طوال الليل"],
    ["Mandarin", "suicide", "我真的不想活了"],
    ["Mandarin", "self_harm", "我昨晚又割腕了"],
    ["Mandarin", "abuse", "老公昨晚打我，我不敢回家"],
    ["Japanese", "suicide", "もう死にたいです"],
    ["Japanese", "abuse", "夫に殴られています"],
    ["Japanese", "medical_emergency", "父が倒れて意識がありません"],
    ["Russian", "suicide", "я больше не хочу жить"],
    ["Russian", "abuse", "муж меня бьёт, я боюсь"],
    ["Russian", "medical_emergency", "мама не дышит, помогите"],
  ])("%s, %s: %s", (_, category, content) => {
    expect(screen(content)).toMatchObject({ level: "crisis", category });
  });
});

describe("their idioms, denials and stories are left alone", () => {
  test.each([
    "me muero de hambre, ¿qué hay de cenar?",
    "no me quiero morir, solo estoy cansada",
    "estou morrendo de rir com esse vídeo",
    "j'étais mort de rire hier soir",
    "ich sterbe vor Hunger",
    "nel film il protagonista vuole morire",
    "भूख से मर रहा हूँ",
    "أموت من الضحك",
    "笑死我了",
    "死ぬほどおいしいラーメンだった",
    "умираю со смеху",
    "Hoy fui al mercado con mi hermana",
    "Das Wetter ist heute schön",
  ])("%s", (content) => {
    expect(screen(content).level).toBe("none");
  });
});

test.each([
  "Vreau să merg la mare cu prietenii mei",
  "Kocham jesień i gorącą herbatę",
  "오늘 날씨가 좋네요",
])("in a language it cannot read nothing is made up: %s", (content) => {
  expect(screen(content).level).toBe("none");
});
