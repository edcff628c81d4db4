import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Words that Hindi-reading parents misread, each with what we write instead. */
const misread: readonly (readonly [found: RegExp, instead: string])[] = [
  [/अंक(?!ित|ों से ज़्यादा)/, 'नंबर (0–9); “अंक” are marks'],
  [/(?:भेजा गया|आया|नया|हुआ) कोड/, 'OTP; one word for one thing'],
  [/नमून/, 'उदाहरण, असली नहीं; “नमूना” is a sample of the college'],
  [/(?:आप|जिसे|जिन्हें|इसे|इन्हें) नहीं भर सकत/, 'नहीं मिल सकती; colleges fill seats'],
  [/काउंसलिंग कैटेगरी/, 'परीक्षा; a category is OBC or SC'],
  [/पिन आप|चुनाव हटा|मिलनी चाहिए|लॉग लॉस|इंपोर्ट/, 'what it means to a parent'],
  [/(?:NO|YES) कहें/, 'NO or YES चुनें'],
  [/\breset: 'पासवर्ड बदलें'/, 'पासवर्ड भूल गए?; who forgot it does not change it'],
  [/इसी साल/, 'इसी वित्तीय साल (1 अप्रैल से 31 मार्च)'],
  [/पेमेंट पर अभी काम|रास्ते में/, 'अभी पक्का नहीं; दोबारा पैसे न दें'],
  [/प्रेडिक्शन के लिए अपना प्लान/, 'ज़्यादा प्रेडिक्शन चाहिए, तो; some are free'],
  [/न यहाँ, न mcc/, 'what locks where'],
  [/के नियम हैं, हमारे पास सबसे नए/, 'that some rules are older'],
  [/परख: \$\{ofHundred.*(?<!नहीं\))`/, '(वादा नहीं) in the title'],
  [
    /\p{sc=Deva}.*(?<!” \()\/(?:home|plan|terms|privacy|events|login|practice|not-joining|edit-profile|rank-predictor)\b/u,
    'the name of a page before its path: “प्लान” (/plan)',
  ],
  [/फ़ीस/, 'फीस'],
  [/साइन अप/, 'अकाउंट बनाएँ'],
  [/इवेंट/, 'अलर्ट'],
  [/क्लोज़िंग/, 'क्लोजिंग'],
  [/संभावना/, 'चांस'],
  [/अभ्यर्थी|(?<!सूचना )विवरणिका/, 'छात्र, प्रॉस्पेक्टस'],
  [/\p{sc=Deva}.*[\dA-Za-z%)]\.(?=\s|['`])/u, 'a danda after a Latin letter or a digit, too'],
];

/** The word of each thing, with the other words for it that a text must not have. */
const oneWord: readonly (readonly [word: string, others: RegExp])[] = [
  ['जनरल, a person’s category', /अनारक्षित|जनरल मेरिट|\p{sc=Deva}.*\bUR\b(?![),])/u],
  ['ओपन सीट, which every category may take', /ओपन(?!िंग| सीट| कोटा)|खुली सीट/],
  ['होम स्टेट', /गृह ?राज्य|मूल राज्य/],
  ['राउंड 3, or रा. 3 where it is narrow', /\p{sc=Deva}.*\b(?:R|Round )[1-3]\b|'R[1-3]'/u],
  ['स्ट्रे राउंड', /स्ट्रे (?!राउंड)|वैकेंसी|वेकेंसी/],
  ['मॉप-अप राउंड', /मॉप[- ]?अप(?! राउंड)/],
  ['काउंसलिंग', /काउंसिलिंग|काउन्सलिंग|परामर्श(?! समिति)/],
  ['काउंसलर', /सलाहकार/],
  ['चॉइस, चॉइस लिस्ट', /चॉयस|चॉइस सूची|सूची में/],
  ['कोटा, also where there are several', /कोटे/],
  ['कैटेगरी', /श्रेणी|(?:इस|आरक्षित|हर) वर्ग/],
  ['माइनॉरिटी', /अल्पसंख्यक/],
  ['छात्र', /कैंडिडेट|उम्मीदवार|विद्यार्थी/],
  ['बॉन्ड', /बांड|बॉण्ड|अनुबंध/],
  ['स्टाइपेंड', /वजीफ|वृत्तिका/],
  ['फीस', /शुल्क|ट्यूशन/],
  ['क्लोजिंग रैंक', /(?:की|पिछली|अनुमानित) आखिरी रैंक|अंतिम रैंक|संभावित क्लोजिंग/],
  ['सिक्योरिटी मनी; a college’s is a कॉलेज डिपॉजिट', /डिपॉज़िट|(?<!कॉलेज )डिपॉजिट|जमानत/],
  ['अलॉटमेंट', /आवंट|आबंट/],
  ['अपग्रेडेशन of a seat; a plan is बढ़ाएँ', /उन्नयन|बिना अपग्रेड/],
  ['फ्री एग्जिट', /एग्ज़िट|नुकसान बाहर/],
  ['लॉक', /फ्रीज|फ़्रीज/],
  ['रिजल्ट', /रिज़ल्ट|परिणाम/],
  ['रजिस्ट्रेशन', /पंजीकरण|पंजीयन|रजिस्टर करें/],
  ['डॉक्यूमेंट', /दस्तावेज|कागज़/],
  ['सर्टिफिकेट', /प्रमाण[- ]?पत्र/],
  ['वेरिफ़ाई', /सत्यापन|वेरीफ/],
  ['योग्यता', /पात्रता|अर्हता/],
  ['प्लान', /योजना|पैकेज/],
  ['लॉगिन', /लॉग[- ]इन|साइन-?(?:इन|अप)|सेशन/],
  ['OTP', /Seatwise कोड|'कोड भरें'|माँगे हुए कोड/],
  ['प्रैक्टिस', /अभ्यास/],
  ['वर्ज़न, कमेंट', /वर्शन|संस्करण|टिप्पणी/],
  ['काफ़ी, फ़र्क, प्रोफ़ाइल, मेन्यू, कमज़ोर, हिंदू', /काफी|फर्क|प्रोफाइल|मेनू|कमजोर|हिन्दू/],
];

const unwanted = [...misread, ...oneWord.map(([word, others]) => [others, word] as const)];

const hindi = '*.hi.ts,authorities/*.json,namesInHindi.ts';
const texts = globSync(`{apps,packages}/**/{${hindi}}`, {
  exclude: (name) => name.includes('node_modules'),
});

it('BEY-LNG-12 no Hindi text says what parents misread, or has a second word for a thing', () => {
  const found = texts.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        unwanted
          .filter(([pattern]) => pattern.test(line))
          .map(([, instead]) => `${file}:${index + 1} write ${instead}: ${line.trim()}`),
      ),
  );
  expect(found).toEqual([]);
});
