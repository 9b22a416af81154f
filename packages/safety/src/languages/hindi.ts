import { languageRules } from "./language-rules.ts";

/** Devanagari, and the Latin letters most people type it in. */
export const hindi = languageRules(
  {
    suicide: [
      /(?:मरना चाहत|मर जाना चाहत|जीना नहीं चाहत|आत्महत्या कर|खुदकुशी कर|ख़ुदकुशी कर|जान दे दू|जान देना|अपनी जान ले|जीने का मन नहीं|जीना नही चाहत|मर जाऊ|खुद को खत्म|जीने की इच्छा नहीं)/,
      /\b(?:marna chaht[aie]|mar jana chaht[aie]|jeena nah?i?n? chaht[aie]|jina nah?i?n? chaht[aie]|(?:suicide|aatmhatya|atmahatya|khudkushi|khudkhushi) kar(?:na|ne|lu|loon|lunga|ungi)?|jaan de d(?:u|oon|unga|ungi)|jeene ka man nah?i?n?|khud ko khatam|mar jau|mar jaun)\b/,
    ],
    self_harm: [
      /(?:खुद को काट|अपने हाथ काट|खुद को चोट|अपनी कलाई काट|खुद को नुकसान)/,
      /\b(?:khud ko (?:kaat|kat|chot|nuksan|jala)\w*|apn[ei] (?:haath|hath|kalai) (?:kaat|kat)\w*)\b/,
    ],
    harm_to_others: [
      /(?:उसे मार डाल|उसको मार डाल|मार डालूंग|मार डालूँग|जान से मार दू|उसका खून कर|उसे जान से मार)/,
      /\b(?:use|usko|usse|sabko) (?:maar|mar) (?:d(?:aa|a)lu\w*|dunga|dungi|doonga)\b|\bjaan se (?:maar|mar) d(?:u|oo)\w*\b|\buska (?:khoon|khun|murder) kar\w*\b/,
    ],
    abuse: [
      /(?:मुझे मारता है|मुझे पीटता है|मुझे मारते है|मारपीट करत|मेरा बलात्कार|मुझे बंद कर|मेरे साथ ज़बरदस्ती|मेरे साथ जबरदस्ती|घर जाने से डर)/,
      /\b(?:mujhe|muje|mujhko) (?:\w+ )?(?:maart[aie]|mart[aie]|peett[aie]|pitt[aie]|peet[ta]\w*) (?:hai|h|he|hain)\b|\bmera (?:rape|balatkar)\b|\bmere saath zabardasti\b|\bmaarpeet kar\w*\b|\bghar jane se dar\b/,
    ],
    medical_emergency: [
      /(?:सांस नहीं|साँस नहीं|होश में नहीं|बेहोश हो ग|सीने में (?:तेज़ |तेज |बहुत )?दर्द|दिल का दौरा|खून नहीं रुक|खून बंद नहीं|दौरा पड़)/,
      /\b(?:saans|sans) nah?i?n? (?:aa|le|a)\b|\bbehosh (?:ho g\w+|hai|h)\b|\b(?:seene|sine) (?:me|mein) (?:\w+ )?dard\b|\b(?:khoon|khun) (?:nah?i?n? ruk|band nah?i?n?)\w*|\bdil ka daura\b/,
    ],
    psychosis: [
      /(?:आवाज़ें सुनाई|आवाजें सुनाई|कान में आवाज़|आवाज़ें कहती|मेरे दिमाग में चिप|मेरे विचार पढ़)/,
      /\b(?:awaaz|awaz|awaaze|awaze|aawaz)\w* (?:sunai|sunayi|kehti|bolti)\b|\bdimag (?:me|mein) chip\b|\bmere (?:vichar|dimag) (?:padh|control)\w*/,
    ],
    eating_disorder: [
      /(?:उल्टी कर देत|जानबूझकर उल्टी|जान बूझकर उल्टी|दिन से कुछ नहीं खाया|दिनों से कुछ नहीं खाया)/,
      /\b(?:jaan ?bu[jz]h ?kar|khane ke baad) ulti kar\w*\b|\bdin(?:o|on)? se (?:kuch|kuchh) nah?i?n? khaya\b/,
    ],
  },
  [
    /(?:हंसते हंसते मर|हँसते हँसते मर|भूख से मर|फिल्म में[^।.!?]*|फ़िल्म में[^।.!?]*|मरना नहीं चाहत)/g,
    /\b(?:haste haste mar|hanste hanste mar|bhook se mar|bhukh se mar|marna nah?i?n? chaht)\w*|\b(?:movie|film|game) (?:me|mein)\b[^.!?]*/g,
  ],
);
