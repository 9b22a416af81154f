import type { LanguageCode } from "../languages/language-codes.ts";

/** What somebody in danger is told in their own language. `{number}` and `{line}` are filled in. */
export type ElsewhereWords = {
  urgent: string;
  localNumber: string;
  askSuicide: string;
  askSafe: string;
  /** That it is an AI, cannot call, and reads English best. */
  limits: string;
  people: string;
  /** One at a time, for the turns that follow. */
  further: readonly string[];
};

export const elsewhereWords: Readonly<Record<LanguageCode, ElsewhereWords>> = {
  es: {
    urgent: "Por favor, llama ahora mismo al {number}.",
    localNumber: "número de emergencias de donde estás",
    askSuicide:
      "Gracias por decírmelo. Te lo pregunto con claridad: ¿estás pensando en suicidarte?",
    askSafe: "Gracias por decírmelo, te creo. ¿Estás a salvo en este momento?",
    limits: "Soy una IA: no puedo llamar a nadie por ti, y solo entiendo bien el inglés.",
    people: "Puedes hablar con personas: {line}.",
    further: [
      "¿Quién podría estar a tu lado ahora, en persona o por teléfono?",
      "Si hay algo cerca con lo que puedas hacerte daño, aléjate de ello o pide a alguien que lo guarde.",
      "Sigo aquí. Suelta el aire despacio, más despacio de lo que lo tomas, unas cuantas veces.",
      "Un médico también puede ayudarte, hoy o mañana. Puedes enseñarle lo que has escrito aquí.",
    ],
  },
  pt: {
    urgent: "Por favor, ligue agora para o {number}.",
    localNumber: "número de emergência do lugar onde você está",
    askSuicide: "Obrigado por me dizer. Pergunto com clareza: você está pensando em se matar?",
    askSafe: "Obrigado por me dizer, eu acredito em você. Você está em segurança neste momento?",
    limits: "Eu sou uma IA: não posso ligar para ninguém por você, e só entendo bem o inglês.",
    people: "Você pode falar com pessoas: {line}.",
    further: [
      "Quem poderia ficar perto de você agora, em pessoa ou por telefone?",
      "Se há por perto algo com que você possa se machucar, afaste-se ou peça a alguém que guarde.",
      "Continuo aqui. Solte o ar devagar, mais devagar do que inspira, algumas vezes.",
      "Um médico também pode ajudar, hoje ou amanhã. Você pode mostrar o que escreveu aqui.",
    ],
  },
  fr: {
    urgent: "S’il vous plaît, appelez maintenant le {number}.",
    localNumber: "numéro d’urgence de l’endroit où vous êtes",
    askSuicide:
      "Merci de me le dire. Je vous le demande clairement : pensez-vous à vous suicider ?",
    askSafe: "Merci de me le dire, je vous crois. Êtes-vous en sécurité en ce moment ?",
    limits:
      "Je suis une IA : je ne peux appeler personne à votre place, et je ne comprends bien que l’anglais.",
    people: "Vous pouvez parler à des personnes : {line}.",
    further: [
      "Qui pourrait être près de vous maintenant, sur place ou au téléphone ?",
      "S’il y a près de vous de quoi vous faire du mal, éloignez-vous-en, ou confiez-le à quelqu’un.",
      "Je suis toujours là. Expirez lentement, plus lentement que vous n’inspirez, plusieurs fois.",
      "Un médecin peut aider aussi, aujourd’hui ou demain. Vous pouvez lui montrer ce que vous avez écrit ici.",
    ],
  },
  de: {
    urgent: "Bitte ruf jetzt {number} an.",
    localNumber: "den Notruf an deinem Ort",
    askSuicide:
      "Danke, dass du es mir sagst. Ich frage dich ganz direkt: Denkst du daran, dich umzubringen?",
    askSafe:
      "Danke, dass du es mir sagst. Ich glaube dir. Bist du in diesem Augenblick in Sicherheit?",
    limits:
      "Ich bin eine KI: Ich kann niemanden für dich anrufen, und gut verstehe ich nur Englisch.",
    people: "Du kannst mit Menschen sprechen: {line}.",
    further: [
      "Wer könnte jetzt bei dir sein, im selben Raum oder am Telefon?",
      "Wenn etwas in der Nähe ist, womit du dir etwas antun könntest: Geh davon weg, oder gib es jemandem.",
      "Ich bin noch da. Atme langsam aus, langsamer als ein, ein paar Mal.",
      "Auch eine Ärztin oder ein Arzt kann helfen, heute oder morgen. Du kannst zeigen, was du hier geschrieben hast.",
    ],
  },
  it: {
    urgent: "Per favore, chiama adesso il {number}.",
    localNumber: "numero di emergenza del posto in cui sei",
    askSuicide: "Grazie di avermelo detto. Te lo chiedo chiaramente: stai pensando di ucciderti?",
    askSafe: "Grazie di avermelo detto, ti credo. Sei al sicuro in questo momento?",
    limits: "Sono un’IA: non posso chiamare nessuno per te, e capisco bene solo l’inglese.",
    people: "Puoi parlare con delle persone: {line}.",
    further: [
      "Chi potrebbe starti vicino adesso, di persona o al telefono?",
      "Se vicino a te c’è qualcosa con cui potresti farti del male, allontanati o dallo a qualcuno.",
      "Sono ancora qui. Espira piano, più piano di come inspiri, qualche volta.",
      "Anche un medico può aiutarti, oggi o domani. Puoi mostrargli quello che hai scritto qui.",
    ],
  },
  hi: {
    urgent: "कृपया अभी {number} पर फ़ोन करें।",
    localNumber: "अपने इलाके के आपातकालीन नंबर",
    askSuicide: "बताने के लिए धन्यवाद। मैं साफ़ पूछना चाहता हूँ: क्या आप आत्महत्या के बारे में सोच रहे हैं?",
    askSafe: "बताने के लिए धन्यवाद, मुझे आप पर विश्वास है। क्या आप इस समय सुरक्षित हैं?",
    limits: "मैं एक एआई हूँ: मैं आपके लिए किसी को फ़ोन नहीं कर सकता, और ठीक से केवल अंग्रेज़ी समझता हूँ।",
    people: "आप लोगों से बात कर सकते हैं: {line}।",
    further: [
      "अभी आपके पास कौन रह सकता है, सामने या फ़ोन पर?",
      "अगर पास में कोई ऐसी चीज़ है जिससे आप ख़ुद को चोट पहुँचा सकते हैं, तो उससे दूर जाएँ या किसी को दे दें।",
      "मैं यहीं हूँ। धीरे-धीरे साँस छोड़ें, कुछ बार।",
      "डॉक्टर भी मदद कर सकते हैं, आज या कल। आप उन्हें यहाँ लिखा हुआ दिखा सकते हैं।",
    ],
  },
  ar: {
    urgent: "من فضلك اتصل الآن بـ {number}.",
    localNumber: "رقم الطوارئ في مكانك",
    askSuicide: "شكرًا لأنك أخبرتني. أسألك بوضوح: هل تفكر في الانتحار؟",
    askSafe: "شكرًا لأنك أخبرتني، أنا أصدقك. هل أنت في أمان الآن؟",
    limits: "أنا ذكاء اصطناعي: لا أستطيع الاتصال بأحد نيابة عنك، ولا أفهم جيدًا إلا الإنجليزية.",
    people: "يمكنك التحدث مع أشخاص: {line}.",
    further: [
      "من يمكن أن يكون بجانبك الآن، حضورًا أو على الهاتف؟",
      "إذا كان بقربك شيء قد تؤذي به نفسك، فابتعد عنه أو أعطه لشخص آخر.",
      "ما زلت هنا. أخرج الهواء ببطء، عدة مرات.",
      "يمكن للطبيب أن يساعد أيضًا، اليوم أو غدًا. يمكنك أن تريه ما كتبته هنا.",
    ],
  },
  zh: {
    urgent: "请现在就拨打{number}。",
    localNumber: "当地的急救电话",
    askSuicide: "谢谢你告诉我。我想直接问你：你在想自杀吗？",
    askSafe: "谢谢你告诉我，我相信你。你现在安全吗？",
    limits: "我是人工智能：我不能替你打电话，而且我只能很好地理解英语。",
    people: "你可以和人谈谈：{line}。",
    further: [
      "现在谁可以陪在你身边，当面或者在电话里？",
      "如果身边有可能伤到自己的东西，请离开它，或者交给别人保管。",
      "我还在这里。慢慢地呼气，比吸气更慢，做几次。",
      "医生也可以帮助你，今天或者明天。你可以把在这里写的给医生看。",
    ],
  },
  ja: {
    urgent: "今すぐ{number}に電話してください。",
    localNumber: "お住まいの地域の緊急番号",
    askSuicide: "話してくれてありがとう。はっきりお聞きします。自殺を考えていますか？",
    askSafe: "話してくれてありがとう。あなたの言葉を信じます。今、安全な場所にいますか？",
    limits: "私はAIです。あなたの代わりに電話をかけることはできず、よく分かるのは英語だけです。",
    people: "話を聞いてくれる人がいます：{line}。",
    further: [
      "今、そばにいてくれる人はいますか。電話でもかまいません。",
      "自分を傷つけるおそれのある物が近くにあれば、離れるか、誰かに預けてください。",
      "まだここにいます。吸うときよりもゆっくり、何度か息を吐いてください。",
      "今日か明日、お医者さんも力になれます。ここに書いたことを見せてもかまいません。",
    ],
  },
  ru: {
    urgent: "Пожалуйста, позвоните сейчас: {number}.",
    localNumber: "номер экстренной службы там, где вы находитесь",
    askSuicide: "Спасибо, что сказали мне. Спрошу прямо: вы думаете о самоубийстве?",
    askSafe: "Спасибо, что сказали мне, я вам верю. Вы сейчас в безопасности?",
    limits:
      "Я искусственный интеллект: я не могу никому позвонить за вас и хорошо понимаю только английский.",
    people: "Можно поговорить с людьми: {line}.",
    further: [
      "Кто мог бы сейчас быть рядом с вами, лично или по телефону?",
      "Если рядом есть то, чем вы можете себе навредить, отойдите от этого или отдайте кому-нибудь.",
      "Я всё ещё здесь. Выдыхайте медленно, медленнее, чем вдыхаете, несколько раз.",
      "Врач тоже может помочь, сегодня или завтра. Можно показать ему то, что вы написали здесь.",
    ],
  },
};
