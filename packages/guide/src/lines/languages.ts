import { brand } from "@app/contract/brand";
import type { DetectedLanguage } from "@app/reading/language";

const self = brand.companion;

/** Kind words for those who write in another language: what it can follow, a short exercise, and where people are. */
export const languageLines: Readonly<Record<DetectedLanguage, readonly string[]>> = {
  es: [
    `Gracias por escribirme. Soy ${self}, una IA, y por desgracia solo entiendo bien el inglés. Puedes escribirme en un inglés sencillo, con errores, no importa. Si ahora mismo necesitas a una persona, en la página de crisis hay teléfonos de tu país.`,
    "Sigo aquí, aunque entiendo muy poco español. Si quieres, respiramos juntos: inspira contando hasta cuatro y suelta el aire contando hasta seis. Repítelo cinco veces, sin prisa.",
    "No quiero fingir que te entiendo del todo. Unas pocas palabras en inglés me bastan: sad, tired, alone, family, work. Y si hay peligro, llama al número de emergencias de donde estás.",
  ],
  fr: [
    `Merci de m’écrire. Je suis ${self}, une IA, et je ne comprends bien que l’anglais, j’en suis désolé. Vous pouvez écrire dans un anglais simple, les fautes n’ont aucune importance. S’il vous faut une personne maintenant, la page de crise donne les numéros de votre pays.`,
    "Je reste là, même si je comprends très peu le français. Si vous voulez, respirons ensemble : inspirez en comptant jusqu’à quatre, expirez en comptant jusqu’à six. Cinq fois, sans vous presser.",
    "Je ne veux pas faire semblant de tout comprendre. Quelques mots d’anglais suffisent : sad, tired, alone, family, work. En cas de danger, appelez le numéro d’urgence là où vous êtes.",
  ],
  pt: [
    `Obrigado por escrever. Eu sou ${self}, uma IA, e infelizmente só entendo bem o inglês. Você pode escrever em inglês simples, com erros, não faz mal. Se precisar de uma pessoa agora, a página de crise tem os telefones do seu país.`,
    "Continuo aqui, embora entenda muito pouco português. Se quiser, respiramos juntos: inspire contando até quatro e solte o ar contando até seis. Repita cinco vezes, sem pressa.",
    "Não quero fingir que entendo tudo. Poucas palavras em inglês bastam: sad, tired, alone, family, work. Se houver perigo, ligue para a emergência do lugar onde você está.",
  ],
  de: [
    `Danke, dass du mir schreibst. Ich bin ${self}, eine KI, und gut verstehe ich leider nur Englisch. Du kannst in einfachem Englisch schreiben, Fehler machen nichts. Wenn du jetzt einen Menschen brauchst: auf der Krisenseite stehen die Nummern für dein Land.`,
    "Ich bleibe da, auch wenn ich nur wenig Deutsch verstehe. Wenn du magst, atmen wir zusammen: einatmen und bis vier zählen, ausatmen und bis sechs zählen. Fünfmal, ohne Eile.",
    "Ich möchte nicht so tun, als verstünde ich alles. Ein paar englische Wörter genügen: sad, tired, alone, family, work. Bei Gefahr ruf bitte den Notruf an deinem Ort.",
  ],
  it: [
    `Grazie di avermi scritto. Sono ${self}, un’intelligenza artificiale, e purtroppo capisco bene solo l’inglese. Puoi scrivere in un inglese semplice, gli errori non contano. Se ora ti serve una persona, nella pagina di crisi trovi i numeri del tuo paese.`,
    "Resto qui, anche se capisco poco l’italiano. Se vuoi, respiriamo insieme: inspira contando fino a quattro, espira contando fino a sei. Cinque volte, senza fretta.",
    "Non voglio fingere di capire tutto. Bastano poche parole in inglese: sad, tired, alone, family, work. Se c’è pericolo, chiama il numero di emergenza del posto in cui sei.",
  ],
  id: [
    `Terima kasih sudah menulis. Saya ${self}, sebuah AI, dan maaf, saya hanya bisa memahami bahasa Inggris dengan baik. Kamu boleh menulis dalam bahasa Inggris sederhana, salah pun tidak apa-apa. Kalau kamu butuh seseorang sekarang, halaman krisis memuat nomor bantuan di negaramu.`,
    "Saya tetap di sini, walau hanya sedikit mengerti. Kalau mau, kita bernapas bersama: tarik napas sambil menghitung sampai empat, hembuskan sambil menghitung sampai enam. Ulangi lima kali, pelan-pelan.",
    "Saya tidak mau berpura-pura mengerti semuanya. Beberapa kata bahasa Inggris sudah cukup: sad, tired, alone, family, work. Kalau ada bahaya, hubungi nomor darurat di tempatmu.",
  ],
  tr: [
    `Yazdığın için teşekkür ederim. Ben ${self}, bir yapay zekâyım ve ne yazık ki yalnızca İngilizceyi iyi anlıyorum. Basit bir İngilizceyle yazabilirsin, hatalar önemli değil. Şu anda bir insana ihtiyacın varsa kriz sayfasında ülkendeki numaralar var.`,
    "Çok az anlasam da buradayım. İstersen birlikte nefes alalım: dörde kadar sayarak nefes al, altıya kadar sayarak ver. Beş kez, acele etmeden.",
    "Her şeyi anlıyormuş gibi yapmak istemem. Birkaç İngilizce kelime yeter: sad, tired, alone, family, work. Tehlike varsa bulunduğun yerin acil numarasını ara.",
  ],
  pl: [
    `Dziękuję, że piszesz. Jestem ${self}, sztuczna inteligencja, i niestety dobrze rozumiem tylko angielski. Możesz pisać prostym angielskim, błędy nie mają znaczenia. Jeśli potrzebujesz teraz człowieka, na stronie kryzysowej są numery w twoim kraju.`,
    "Zostaję tutaj, choć rozumiem niewiele. Jeśli chcesz, pooddychajmy razem: wdech, licząc do czterech, wydech, licząc do sześciu. Pięć razy, bez pośpiechu.",
    "Nie chcę udawać, że wszystko rozumiem. Wystarczy kilka angielskich słów: sad, tired, alone, family, work. W razie niebezpieczeństwa zadzwoń pod numer alarmowy.",
  ],
  ru: [
    `Спасибо, что вы написали. Я ${self}, искусственный интеллект, и, к сожалению, хорошо понимаю только английский. Можно писать на простом английском, ошибки не важны. Если вам сейчас нужен человек, на странице помощи в кризисе есть телефоны вашей страны.`,
    "Я здесь, хотя по-русски понимаю очень мало. Если хотите, подышим вместе: вдох на четыре счёта, выдох на шесть. Пять раз, не торопясь.",
    "Не хочу делать вид, что всё понимаю. Хватит нескольких английских слов: sad, tired, alone, family, work. Если есть опасность, позвоните в экстренную службу.",
  ],
  zh: [
    `谢谢你写给我。我是${self}，一个人工智能，很抱歉，我只能很好地理解英语。你可以用简单的英语写，有错误也没关系。如果你现在需要有人帮助，危机页面上有你所在国家的求助电话。`,
    "虽然我懂的中文很少，我仍然在这里。如果你愿意，我们一起呼吸：吸气数到四，呼气数到六。慢慢地做五次。",
    "我不想假装全都明白。几个英文单词就够了：sad, tired, alone, family, work。如果有危险，请拨打当地的急救电话。",
  ],
  ja: [
    `書いてくれてありがとう。私は${self}というAIで、申し訳ないのですが、よく分かるのは英語だけです。簡単な英語で、間違いがあっても大丈夫です。今すぐ人の助けが必要なら、危機のページにあなたの国の電話番号があります。`,
    "日本語は少ししか分かりませんが、ここにいます。よければ一緒に呼吸しましょう：四つ数えて吸い、六つ数えて吐きます。ゆっくり五回。",
    "分かったふりはしたくありません。英語の単語だけでも十分です：sad, tired, alone, family, work。危険があるときは、緊急の番号に電話してください。",
  ],
  ko: [
    `글을 써 줘서 고마워요. 저는 ${self}라는 AI이고, 미안하지만 영어만 잘 이해해요. 쉬운 영어로 써도 괜찮고, 틀려도 괜찮아요. 지금 사람의 도움이 필요하면 위기 페이지에 당신 나라의 전화번호가 있어요.`,
    "한국어는 조금밖에 모르지만 여기 있을게요. 원하면 함께 숨을 쉬어요: 넷을 세며 들이쉬고 여섯을 세며 내쉬어요. 천천히 다섯 번.",
    "다 이해하는 척하고 싶지 않아요. 영어 단어 몇 개면 충분해요: sad, tired, alone, family, work. 위험하다면 긴급 번호로 전화하세요.",
  ],
  ar: [
    `شكرا لأنك كتبت لي. أنا ${self}، ذكاء اصطناعي، وللأسف لا أفهم جيدا إلا الإنجليزية. يمكنك أن تكتب بإنجليزية بسيطة، والأخطاء لا تهم. إن كنت تحتاج إلى إنسان الآن، ففي صفحة الأزمات أرقام بلدك.`,
    "ما زلت هنا، وإن كنت أفهم القليل فقط من العربية. إن شئت نتنفس معا: شهيق مع العد إلى أربعة، وزفير مع العد إلى ستة. خمس مرات وبلا عجلة.",
    "لا أريد أن أتظاهر بأنني أفهم كل شيء. تكفي كلمات قليلة بالإنجليزية: sad, tired, alone, family, work. عند الخطر اتصل برقم الطوارئ في مكانك.",
  ],
  ur: [
    `لکھنے کا شکریہ۔ میں ${self} ہوں، ایک مصنوعی ذہانت، اور معذرت کہ میں صرف انگریزی اچھی طرح سمجھتا ہوں۔ آپ سادہ انگریزی میں لکھ سکتے ہیں، غلطیوں کی فکر نہ کریں۔ اگر ابھی کسی انسان کی ضرورت ہو تو کرائسس کے صفحے پر آپ کے ملک کے نمبر ہیں۔`,
    "میں یہیں ہوں، اگرچہ اردو بہت کم سمجھتا ہوں۔ چاہیں تو ساتھ سانس لیں: چار تک گن کر سانس اندر، چھ تک گن کر باہر۔ پانچ بار، آرام سے۔",
    "میں سب سمجھنے کا دکھاوا نہیں کرنا چاہتا۔ انگریزی کے چند الفاظ کافی ہیں: sad, tired, alone, family, work۔ خطرہ ہو تو اپنے علاقے کے ہنگامی نمبر پر فون کریں۔",
  ],
  hi: [
    `लिखने के लिए धन्यवाद। मैं ${self} हूँ, एक एआई, और माफ़ कीजिए, मैं ठीक से केवल अंग्रेज़ी समझता हूँ। आप सरल अंग्रेज़ी में लिख सकते हैं, गलतियों की चिंता न करें। अगर अभी किसी इंसान की ज़रूरत हो, तो क्राइसिस पेज पर आपके देश के नंबर हैं।`,
    "मैं यहीं हूँ, हालाँकि हिंदी बहुत कम समझता हूँ। चाहें तो साथ में साँस लें: चार तक गिनते हुए साँस अंदर, छह तक गिनते हुए बाहर। पाँच बार, आराम से।",
    "मैं सब कुछ समझने का दिखावा नहीं करना चाहता। अंग्रेज़ी के कुछ शब्द काफ़ी हैं: sad, tired, alone, family, work। ख़तरा हो तो अपने यहाँ के आपातकालीन नंबर पर फ़ोन करें।",
  ],
  bn: [
    `লেখার জন্য ধন্যবাদ। আমি ${self}, একটি এআই, আর দুঃখিত, আমি শুধু ইংরেজি ভালো বুঝি। আপনি সহজ ইংরেজিতে লিখতে পারেন, ভুল হলেও অসুবিধা নেই। এখনই কোনো মানুষের সাহায্য দরকার হলে ক্রাইসিস পাতায় আপনার দেশের নম্বর আছে।`,
    "আমি এখানেই আছি, যদিও বাংলা খুব কম বুঝি। চাইলে একসঙ্গে শ্বাস নিই: চার পর্যন্ত গুনে শ্বাস নিন, ছয় পর্যন্ত গুনে ছাড়ুন। পাঁচ বার, ধীরে ধীরে।",
    "সব বুঝি এমন ভান করতে চাই না। কয়েকটা ইংরেজি শব্দই যথেষ্ট: sad, tired, alone, family, work। বিপদ হলে আপনার এলাকার জরুরি নম্বরে ফোন করুন।",
  ],
  other: [
    `Thank you for writing. I’m ${self}, an AI, and I’m sorry: I follow only English well. Simple English is enough, and mistakes do not matter. If you need a person now, the crisis page lists helplines for your country.`,
    "I’m still here, though I cannot follow your language. We can breathe together, which needs no words: in while you count to four, out while you count to six. Five times, slowly.",
    "I would rather not pretend that I understand. A few English words will do: sad, tired, alone, family, work. If there is danger, please ring the emergency number where you are.",
  ],
};

/** When what could be said in their own language has been said. */
export const stillUnread: readonly string[] = [
  "I’m sorry, I can’t read this well enough to answer it. A few simple words of English are enough.",
  "I still can’t follow this. If you have a translator at hand, I can read what it makes of it in English.",
  "I’m here, but I can’t read this one. Even three words of English would help me.",
  "I’m sorry, I can’t read this one either.",
];
