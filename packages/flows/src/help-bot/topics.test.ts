import { describe, expect, it } from 'vitest';
import { answers, fallbacks, type TopicId } from './messages.ts';
import { replyTo, topicOf } from './reply.ts';
import { plainWords } from './spelling.ts';
import { promptChips, topics } from './topics.ts';

const phone = '+91 00000 00000';

/** Questions as students write them: short forms, spelling slips, Hinglish. */
const questions: readonly (readonly [string, TopicId | undefined])[] = [
  ['is mcc.nic.in fake???', 'fraud'],
  ['ek agent 20 lakh maang raha hai seat ke liye', 'fraud'],
  ['someone promised me a guarenteed seat', 'fraud'],
  ['donation dekar seat mil sakti hai kya', 'fraud'],
  ['nomination seat kya hota hai', 'fraud'],
  ['i want to talk to a human', 'human'],
  ['counsellor se baat karni hai', 'human'],
  ['give me ur whatsapp no', 'human'],
  ['can someone call me back', 'human'],
  ['helpline number??', 'human'],
  ['payment failed', 'payment-failed'],
  ['upi se paisa kat gaya par plan nahi mila', 'payment-failed'],
  ['money deducted twice', 'payment-failed'],
  ['paymnt faild what to do', 'payment-failed'],
  ['transaction pending since 2 hours', 'payment-failed'],
  ['5000 rs kat gaye', 'payment-failed'],
  ['is mock allotment final', 'mock'],
  ['mock round me jo mila wahi milega?', 'mock'],
  ['what is float and slide', 'upgrade-seat'],
  ['freeze karna hai ya nahi', 'upgrade-seat'],
  ['upgradtion kaise hoga round 2 me', 'upgrade-seat'],
  ['can i get a better seat in next round', 'upgrade-seat'],
  ['premium plan price', 'plans'],
  ['plan kitne ka hai', 'plans'],
  ['gst kitna lagega', 'plans'],
  ['how do i upgrade my plan', 'plans'],
  ['how many attempts left', 'attempts'],
  ['kitne attempt milte hai', 'attempts'],
  ['why is predict button locked', 'attempts'],
  ['my tries are over', 'attempts'],
  ['what is very likely', 'tiers'],
  ['unlikely matlab?', 'tiers'],
  ['how acurate is your prediction', 'tiers'],
  ['8500 rank pe kya chance hai', 'tiers'],
  ['mere chances kitne hai', 'tiers'],
  ['prediction kaise karte ho', 'tiers'],
  ['same marks walo ka kya hota hai', 'tie-break'],
  ['how is tie breaking done', 'tie-break'],
  ['what is closing rank', 'opening-closing'],
  ['AIIMS delhi cutoff last year', 'opening-closing'],
  ['cut-off kya gaya tha', 'opening-closing'],
  ['min collage rank meaning', 'opening-closing'],
  ['obc ncl validity', 'category-certificate'],
  ['ews ka certificate kab ka chahiye', 'category-certificate'],
  ['creamy layr income limit', 'category-certificate'],
  ['pwd certificate kahan banega', 'pwd'],
  ['disabilty quota', 'pwd'],
  ['jain minority seats in maharashtra', 'minority'],
  ['muslim quota hai kya', 'minority'],
  ['nri sponsor documents', 'nri'],
  ['i am oci card holder', 'nri'],
  ['esi ip quota kya hai', 'esi'],
  ['esic college me admission', 'esi'],
  ['afmc registration process', 'armed-forces'],
  ['papa army me hai, cw quota milega?', 'armed-forces'],
  ['bhu internal quota', 'central-university'],
  ['jamia me seats', 'central-university'],
  ['du quota for delhi students', 'central-university'],
  ['deemed university counselling', 'deemed'],
  ['managment quota seats', 'deemed'],
  ['private college me obc ka fayda milega', 'deemed'],
  ['free exit kab tak hai', 'free-exit'],
  ['can i resign after round 2', 'free-exit'],
  ['seat chhod du to kya hoga', 'free-exit'],
  ['how to leave my seat', 'free-exit'],
  ['security deposit kitna hai', 'deposit'],
  ['refnd kab aayega', 'deposit'],
  ['mcc registration fees', 'deposit'],
  ['councelling fee for obc', 'deposit'],
  ['stray vacancy round kya hai', 'stray'],
  ['vacent seats list', 'stray'],
  ['mopup round hota hai?', 'mop-up'],
  ['what happens in round 3', 'mop-up'],
  ['mop-up vs stray', 'stray'],
  ['how many rounds', 'rounds'],
  ['kitne round hote h', 'rounds'],
  ['bond kitne saal ka hai up me', 'bond'],
  ['rural servce penalty', 'bond'],
  ['documnts required', 'documents'],
  ['konse kagaz chahiye', 'documents'],
  ['docs list plz', 'documents'],
  ['photo kitne lagenge, photos size', 'documents'],
  ['govt college fees kitni hai', 'fees'],
  ['intern stipend in ka', 'fees'],
  ['hostl milta hai?', 'fees'],
  ['deemed college fees', 'fees'],
  ['when is round 1 result', 'dates'],
  ['counselling kab start hogi', 'dates'],
  ['last date for registration', 'dates'],
  ['shedule pls', 'dates'],
  ['schedul pls', 'dates'],
  ['how to lock choices', 'lock-choices'],
  ['unlock kar sakte hai kya', 'lock-choices'],
  ['choices got locked by mistake', 'lock-choices'],
  ['choice filling kaise kare', 'choice-filling'],
  ['how many choises can i fill', 'choice-filling'],
  ['preference order important?', 'choice-filling'],
  ['which college can i get at 12000 obc', 'which-college'],
  ['9000 rank pe konsa college milega', 'which-college'],
  ['can i get govt mbbs seat', 'which-college'],
  ['my rank is 45000', 'which-college'],
  ['mds me kitni seats', 'mds'],
  ['MDS branches', 'mds'],
  ['dnb ka form kahan', 'dnb'],
  ['nbems diploma', 'dnb'],
  ['pg me aiq kitna', 'pg-split'],
  ['md ms seats share', 'pg-split'],
  ['am i elegible with 140 marks', 'eligibility'],
  ['qualifying percentile for obc', 'eligibility'],
  ['minimum marks in 12th', 'eligibility'],
  ['aiq kya hota hai', 'aiq-state'],
  ['can i apply in other state', 'aiq-state'],
  ['domicle rule', 'aiq-state'],
  ['all india quota meaning', 'aiq-state'],
  ['obc ka kitna percent hai', 'reservation'],
  ['resrvation in neet', 'reservation'],
  ['sc st seats', 'reservation'],
  ['aarakshan kitna hai', 'reservation'],
  ['obc sc st pwd kitna percent', 'reservation'],
  ['seat matrix 2025', 'seat-matrix'],
  ['total kitni mbbs seats hai', 'seat-matrix'],
  ['list of collages in kerala', 'seat-matrix'],
  ['how to register for counselling', 'registration'],
  ['mcc website', 'registration'],
  ['i cant login', 'account'],
  ['otp nahi aaya', 'account'],
  ['forgot password', 'account'],
  ['allotment result', 'result'],
  ['reporting kaise kare', 'result'],
  ['what is air', 'rank'],
  ['marks vs rank', 'rank'],
  ['whats the last date to pay fees', 'dates'],
  ['rank 8500 general', 'which-college'],
  ['seat cancel karni hai', 'free-exit'],
  ['thanku', 'thanks'],
  ['bds lena chahiye?', 'nursing-bds'],
  ['bsc nursing', 'nursing-bds'],
  ['B.Sc nursing bhi hoti hai?', 'nursing-bds'],
  ['thank u bhai, thanks', 'thanks'],
  ['shukriya', 'thanks'],
  ['hii', 'greeting'],
  ['Namaste ji', 'greeting'],
  ['नमस्ते', 'greeting'],
  ['good morning sir', 'greeting'],
  ['hello, kitne round hote hai', 'rounds'],
  // What happened to a card, a seat or a rank is no failed payment.
  ['admit card not received', 'documents'],
  ['id card kata hua hai', 'documents'],
  ['aadhaar card not updated', 'documents'],
  ['adhar card zaroori hai kya', 'documents'],
  ['paid seat ka cut off kitna hai', 'opening-closing'],
  ['rs 10 lakh budget cut off kitna', 'opening-closing'],
  ['paid quota me obc ko reservation milta hai', 'deemed'],
  ['paid college me double bond hota hai kya', 'bond'],
  ['paid seat pe double bond lagta hai kya', 'bond'],
  ['paid quota me fees double hai kya', 'fees'],
  ['how much money is cut if i leave round 2', 'free-exit'],
  ['agar join nahi kiya to paise kat jayenge kya', 'free-exit'],
  ['exit karne par kitna paisa kat jayega', 'free-exit'],
  ['resignation ke baad paisa kat jayega kya', 'free-exit'],
  ['round 2 chhod diya to paisa kat jayega', 'free-exit'],
  ['round 2 chhodne par paisa kat jayega kya', 'free-exit'],
  ['seat chod di to paise kat jayenge', 'free-exit'],
  ['seat leaving par kitna paisa kat jata hai', 'free-exit'],
  ['security amount twice bharna padega kya', 'deposit'],
  ['do i have to pay twice for deemed and aiq', 'deemed'],
  // Who has paid is not told the prices.
  ['i paid for premium but still showing free', 'payment-failed'],
  ['premium plan kharida par abhi bhi free dikha raha', 'payment-failed'],
  ['i purchased plan but not updated', 'payment-failed'],
  ['i bought premium yesterday, still free', 'payment-failed'],
  ['plan lene ke baad bhi locked hai', 'payment-failed'],
  ['premium is not active', 'payment-failed'],
  ['google pay se kiya, pending dikha raha hai', 'payment-failed'],
  ['my card was declined', 'payment-failed'],
  ['amount debit ho gaya', 'payment-failed'],
  ['500 kat gaye', 'payment-failed'],
  ['can i get refund of my premium plan', 'human'],
  ['plan cancel karke paise wapas chahiye', 'human'],
  ['how do i get my plan money back', 'human'],
  ['premium me counsellor se baat nahi ho rahi', 'human'],
  ['how to cancel my subscription', 'human'],
  ['plan ka price samajh nahi aaya', 'plans'],
  // A round is named, something else is asked.
  ['do i lose my money if i dont join round 2', 'free-exit'],
  ['agar round 1 me seat nahi li to kya hoga', 'free-exit'],
  ['what if i dont report in round 2', 'free-exit'],
  ['round 1 me seat nahi mili ab kya', 'rounds'],
  ['round 2 ke liye kitna money lagega', 'deposit'],
  ['do i pay again for round 2', 'deposit'],
  ['round 2 me dobara choice filling karni hai kya', 'choice-filling'],
  ['round 2 me choice lock kaise kare', 'lock-choices'],
  ['do i have to register again for round 2', 'registration'],
  ['my rank is 30000 can i get govt college in round 2', 'which-college'],
  ['who is eligible for round 2', 'eligibility'],
  ['round 2 result link', 'result'],
  ['round 2 ka allotment letter', 'result'],
  ['round 1 me reporting kaise kare', 'result'],
  ['round 2 seat matrix', 'seat-matrix'],
  ['obc reservation in round 2', 'reservation'],
  ['when will round 3 start', 'dates'],
  ['stray round ki last date', 'dates'],
  ['documents for round 3', 'documents'],
  ['stray me registration karna padega kya', 'registration'],
  ['mop up ke liye apply kaise kare', 'registration'],
  ['stray round result', 'result'],
  ['round 3 seat matrix', 'seat-matrix'],
  ['mcc me kitne round hote hai', 'rounds'],
  ['pg me kitne rounds hote hai', 'rounds'],
  // Words that are one slip away from another.
  ['can i make changes in my choices', 'choice-filling'],
  ['changes in choice filling allowed?', 'choice-filling'],
  ['changes in my application', 'registration'],
  ['post matric scholarship', undefined],
  ["why aren't my choices saved", 'choice-filling'],
  ['quality of medical colleges', 'seat-matrix'],
  ['hi i am prince', 'greeting'],
  ['scheduled caste reservation', 'reservation'],
  ['schedule tribe ka kitna percent', 'reservation'],
  // Numbers and halves of a term.
  ['85 marks', undefined],
  ['15 tareekh ko result', 'dates'],
  ['1 lakh 15 hazar rank pe mbbs', 'which-college'],
  ['is 15 lakh package good', 'fees'],
  ['what is 15% and 85%', 'aiq-state'],
  ['85% quota kiska hai', 'aiq-state'],
  ['mcc website is not opening', 'registration'],
  ['closing date of registration', 'dates'],
  ['internship cutoff date', 'dates'],
  ['opening aur closing kya hai', 'opening-closing'],
  // The product's own controls, and NEET's.
  ['why is the predict button disabled', 'attempts'],
  ['login button disabled', 'account'],
  ['export button is disabled', undefined],
  ['how many attempts are allowed in neet', undefined],
  ['neet me kitne attempt allowed hai', undefined],
  ['neet pg attempts limit', undefined],
  ['mbbs ke liye kitne attempt milte hai', undefined],
  ['pg ke liye kitne attempt', undefined],
  ['exam attempts limit', undefined],
  ['how many predictions do i get', 'attempts'],
  ['kitne prediction free hai', 'attempts'],
  ['kitni baar predict kar sakte hai', 'attempts'],
  ['how many predictions are accurate', 'tiers'],
  ['how many predictions are correct', 'tiers'],
  ['kitni prediction sahi hoti hai', 'tiers'],
  ['my account is locked', 'account'],
  ['mera account lock ho gaya', 'account'],
  ['refund in my account kab aayega', 'deposit'],
  // Nothing that the bot knows.
  ['what is the weather in pune', undefined],
  ['biryani recipe', undefined],
  ['asdfgh', undefined],
  ['🙂', undefined],
  ['this', undefined],
];

describe('the topics', () => {
  it('BOT-13 are about forty, with eighty questions and more', () => {
    expect(topics.length).toBeGreaterThanOrEqual(38);
    expect(questions.length).toBeGreaterThanOrEqual(80);
    expect(new Set(questions.map(([question]) => question)).size).toBe(questions.length);
    expect(new Set(questions.map(([, topic]) => topic)).size).toBe(topics.length + 1);
  });

  it.each(questions)('BOT-09 BOT-13 reads %j as %s', (question, topic) => {
    expect(topicOf(question)).toBe(topic);
  });

  it('BOT-09 has no topic that another one hides: each is reached by its own example', () => {
    expect(Object.fromEntries(topics.map(({ example }) => [example, topicOf(example)]))).toEqual(
      Object.fromEntries(topics.map(({ example, id }) => [example, id])),
    );
  });

  it('BOT-09 has an answer for each topic, and a topic for each answer', () => {
    expect(topics.map(({ id }) => id).toSorted()).toEqual(Object.keys(answers).toSorted());
  });

  it('BOT-09 tries them in order: turned round, special questions would get general answers', () => {
    const fitting = (question: string) => {
      const text = plainWords(question);
      return topics
        .filter(
          ({ when, unless }) => when.every((pattern) => pattern.test(text)) && !unless?.test(text),
        )
        .map(({ id }) => id);
    };
    const contested = questions.filter(([question]) => fitting(question).length > 1);
    expect(contested.length).toBeGreaterThan(20);
    for (const [question, topic] of contested) {
      expect(fitting(question)[0], question).toBe(topic);
      expect(fitting(question).toReversed()[0], `${question}, turned round`).not.toBe(topic);
    }
  });

  it('offers prompts that it can answer', () => {
    expect(promptChips.map(topicOf)).not.toContain(undefined);
  });
});

describe('the documented facts', () => {
  it.each([
    ['BOT-14', 'reservation', 'OBC 27%, SC 15%, ST 7.5%, EWS 10%, PwD 5%'],
    ['BOT-15', 'aiq-state', 'All India Quota 15% and State Quota 85%'],
    ['BOT-16', 'rounds', 'Round 1, Round 2, Mop-up, Stray Vacancy'],
    ['BOT-16', 'mop-up', 'Mop-up is now officially called Round 3'],
    ['BOT-17', 'eligibility', '50% General and 40% reserved'],
    ['BOT-17', 'eligibility', 'bulletin on mcc.nic.in'],
    ['CON-01', 'plans', '18% GST'],
    ['CON-03 CON-04 CON-05', 'plans', 'BASIC ₹2, ADVANCE ₹5,000, PREMIUM ₹10,000'],
    ['CON-32', 'attempts', 'starts with 3 attempts'],
    ['BOT-13', 'tiers', '85% or more, Likely 60% or more, Possible 30% or more'],
    ['BOT-13', 'pg-split', '50% of the government seats are All India Quota and 50% state quota'],
    ['BOT-13', 'deposit', '₹1,000 (UR/EWS) or ₹500'],
    ['BOT-13', 'deposit', '₹10,000 or ₹5,000; for deemed universities ₹5,000 and ₹2,00,000'],
    ['BOT-13', 'pwd', '5% horizontal'],
    ['BOT-13', 'deemed', '100%'],
    ['BOT-13', 'documents', '8 photos'],
    ['BOT-13', 'bond', '₹1 lakh to ₹1 crore'],
    ['BOT-13', 'seat-matrix', '/collage'],
    ['BOT-13', 'dates', '/events'],
    ['BOT-13', 'fraud', 'only through the official counselling on mcc.nic.in'],
  ] as const)('%s stands in the answer on %s: %s', (_, topic, fact) => {
    expect(answers[topic]).toContain(fact);
  });

  it('are plain text', () => {
    for (const answer of Object.values(answers)) expect(answer).not.toMatch(/[<>]|\*\*|\]\(/);
  });
});

describe('the fallback', () => {
  it('BOT-10 names the phone number', () => {
    expect(replyTo('asdfgh', 'predictor', phone)).toBe(
      "Sorry, I don't have an answer for that. Please connect with +91 00000 00000",
    );
    expect(fallbacks.predictor).toBe(
      "Sorry, I don't have an answer for that. Please connect with {phone}",
    );
  });

  it('BOT-11 has a typographic apostrophe on the dashboard', () => {
    expect(replyTo('asdfgh', 'dashboard', phone)).toBe(
      'Sorry, I don\u2019t have an answer for that. Please connect with +91 00000 00000',
    );
  });

  it('fills in a number as it is, in answers too', () => {
    expect(replyTo('asdfgh', 'predictor', '$& $1')).toMatch(/connect with \$& \$1$/);
    expect(replyTo('talk to a human', 'predictor', phone)).toContain(phone);
    expect(replyTo('talk to a human', 'predictor', phone)).not.toContain('{');
  });
});
