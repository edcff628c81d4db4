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
  [/फ़ीस/, 'फीस'],
  [/साइन अप/, 'अकाउंट बनाएँ'],
  [/इवेंट/, 'अलर्ट'],
  [/क्लोज़िंग/, 'क्लोजिंग'],
  [/संभावना/, 'चांस'],
  [/अभ्यर्थी|(?<!सूचना )विवरणिका/, 'छात्र, प्रॉस्पेक्टस'],
  [/\p{sc=Deva}.*[\dA-Za-z%)]\.(?=\s|['`])/u, 'a danda after a Latin letter or a digit, too'],
];

const texts = globSync('{apps,packages}/**/{*.hi.ts,authorities/*.json}', {
  exclude: (name) => name.includes('node_modules'),
});

it('BEY-LNG-12 no Hindi text says what parents misread', () => {
  const found = texts.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        misread
          .filter(([pattern]) => pattern.test(line))
          .map(([, instead]) => `${file}:${index + 1} write ${instead}: ${line.trim()}`),
      ),
  );
  expect(found).toEqual([]);
});
