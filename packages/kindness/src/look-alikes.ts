/**
 * Letters that look like a Latin one without being its compatible form: NFKC leaves these as they are.
 * Each entry is the Latin letter and everything that stands in for it.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  a: "аαɑаӑ⍺ᴀꭺΑАᎪꓮ∀🅰🅐🄰",
  b: "ЬвʙᏴΒВƄɓᖯꓐ🅱🅑🄱ß",
  c: "сϲᴄⅽꮯСϹᏟꓚ¢ƈ🅲🅒🄲©",
  d: "ԁɗᏧᴅꓓᎠᗞⅾđ🅳🅓🄳",
  e: "еєεҽ℮ɛᴇꭼΕЕᎬꓰ€ɘǝ∑🅴🅔🄴",
  f: "ғƒꞙϝꓝᖴꬵ🅵🅕🄵",
  g: "ɡցᶃԍɢᏀꓖɠğ🅶🅖🄶",
  h: "һհʜΗНᎻꓧհħӊ🅷🅗🄷",
  i: "іιɩıӏІΙӀⅰɪꭵ¡íⅼ🅸🅘🄸",
  j: "јϳʝЈᎫꓙᴊ🅹🅙🄹",
  k: "кκᴋΚКᏦꓗƙҟ🅺🅚🄺",
  l: "ʟլⅬᏞꓡӏłɭ🅻🅛🄻£",
  m: "мᴍꓟΜМᎷϺⅿɱ🅼🅜🄼",
  n: "ոռпηᴎΝɴꓠñпи🅽🅝🄽",
  o: "оοօσᴏဝОΟՕꓳөø◯○●🅾🅞🄾",
  p: "рρϱᴘРΡᏢꓑþ🅿🅟🄿",
  q: "ԛգզɋ🆀🅠🅀",
  r: "гꭇᴦʀɾᎡꓣᖇя®🆁🅡🅁",
  s: "ѕꜱѕЅՏᏚꓢƨş§🆂🅢🅂",
  t: "тτᴛТΤᎢꓔţ†🆃🅣🅃",
  u: "υսᴜцꓴՍνμ∪🆄🅤🅄",
  v: "ѵνᴠѴᏙꓦⅴ√🆅🅥🅅",
  w: "ѡԝաᴡԜᎳꓪшщω🆆🅦🅆",
  x: "хχⅹ᙮ХΧꓫ×ҳ🆇🅧🅇",
  y: "уүγʏỿУΥҮꓬ¥ÿ🆈🅨🅈",
  z: "ᴢꮓΖᏃꓜʐż🆉🅩🅉",
};

export const latinOf: ReadonlyMap<string, string> = new Map(
  Object.entries(lookAlikes).flatMap(([latin, others]) =>
    [...others].map((other): [string, string] => [
      other,
      other !== other.toLowerCase() ? latin.toUpperCase() : latin,
    ]),
  ),
);
