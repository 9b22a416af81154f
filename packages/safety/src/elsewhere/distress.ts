import type { LanguageCode } from "../languages/language-codes.ts";
import { foldAccents } from "../languages/language-rules.ts";

/** Words of distress that are no clear phrase of danger. Latin letters without accents. */
const distress: Readonly<Record<LanguageCode, RegExp>> = {
  es: /no puedo mas|no aguanto|desesperad[oa]|sin esperanza|ataques? de (?:panico|ansiedad)|tengo (?:mucho |tanto )?miedo|no tengo a nadie|nadie me (?:quiere|entiende|escucha)|me siento (?:muy |tan )?sol[oa]|vacio por dentro|no paro de llorar/,
  pt: /nao aguento|desesperad[oa]|sem esperanca|crises? de (?:panico|ansiedade)|estou com (?:muito )?medo|nao tenho ninguem|ninguem me (?:ama|entende|escuta)|me sinto (?:muito |tao )?sozinh[oa]|vazio por dentro|nao paro de chorar/,
  fr: /n'en peux plus|desespere|sans espoir|suis a bout|crises? (?:de panique|d'angoisse)|j'ai (?:tres |tellement |si )?peur|je n'ai personne|personne ne m(?:e |')|me sens (?:tres |tellement |si )?seule?\b|vide a l'interieur|n'arrete pas de pleurer/,
  de: /kann nicht mehr|verzweifel|hoffnungslos|keine hoffnung|panikattacke|habe (?:grosse |solche |so )?angst|habe niemanden|niemand (?:versteht|mag|liebt|hort) mich|(?:so|ganz|vollig) allein|halte (?:es|das) nicht mehr aus|innerlich leer|muss (?:nur|standig) weinen/,
  it: /non ce la faccio|disperat[oa]|senza speranza|attacchi? di (?:panico|ansia)|ho (?:tanta |molta )?paura|non ho nessuno|nessuno mi (?:ama|capisce|ascolta)|mi sento (?:molto |tanto |cosi )?sol[oa]\b|vuoto dentro|non smetto di piangere/,
  hi: /अकेल[ाी]|उम्मीद नहीं|डर लग|निराश|बर्दाश्त नहीं|कोई नहीं समझ|हार गय|रो(?:ती|ता) रहत|bahut akel[ai]|himmat nahi|dar lag|toot ga?y[ai]|koi nahi samajh/,
  ar: /لا أستطيع التحمل|لم أعد أحتمل|يائس|لا أمل|خائف|أشعر بالوحدة|وحيد|لا أحد يفهمني|لا أتوقف عن البكاء/,
  zh: /撑不下去|撐不下去|绝望|絕望|崩溃|崩潰|没有希望|沒有希望|害怕|没有人(?:理解|懂|爱)|沒有人(?:理解|懂|愛)|孤独|孤獨|受不了了|走投无路|走投無路/,
  ja: /限界|つらい|辛い|絶望|希望がない|怖い|ひとりぼっち|孤独|誰も(?:分かって|わかって)くれ|耐えられない|涙が止まらない/,
  ru: /больше не могу|отчаян|нет надежды|безнадежн|(?:очень|так) страшно|паническ|никому не нуж|никто (?:меня )?не понимает|одинок|не могу перестать плакать|пусто внутри/,
};

export const showsDistress = (language: LanguageCode, content: string): boolean =>
  distress[language].test(foldAccents(content));
