/** What the server says to students, documented or of our own, by its English. */
const hindi: Readonly<Record<string, string>> = {
  'Wrong email, roll number or password. Try again, or reset your password.':
    'ईमेल, रोल नंबर या पासवर्ड गलत है। फिर कोशिश करें, या “पासवर्ड भूल गए?” दबाएँ।',
  'This account is inactive. Please contact support.': 'यह अकाउंट बंद है। हमसे संपर्क करें।',
  'Must include uppercase, lowercase, number & symbol.':
    'पासवर्ड में बड़ा अक्षर, छोटा अक्षर, नंबर (0–9) और चिह्न, चारों चाहिए।',
  'The password needs 8 characters with uppercase, lowercase, number and symbol.':
    'पासवर्ड में 8 अक्षर चाहिए, और बड़ा अक्षर, छोटा अक्षर, नंबर (0–9) और चिह्न भी।',
  'Account created. Log in and enter the code that we email you.':
    'अकाउंट बन गया। लॉगिन करें और वह OTP भरें जो हम ईमेल पर भेजेंगे।',
  'Email is already registered.': 'इस ईमेल से पहले ही अकाउंट है।',
  'Roll number is already registered.': 'इस रोल नंबर से पहले ही अकाउंट है।',
  'Email not verified. Please verify your email.': 'ईमेल वेरिफ़ाई नहीं है। अपना ईमेल वेरिफ़ाई करें।',
  'Enter the code from your authenticator app.': 'अपने ऑथेंटिकेटर ऐप का कोड भरें।',
  'This code is wrong, or it was used before. Wait for the next one.':
    'यह कोड गलत है, या पहले इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें।',
  'This code is wrong. Wait for the next one.': 'यह कोड गलत है। अगले कोड का इंतज़ार करें।',
  'Enter your password again for this.': 'इसके लिए पासवर्ड फिर से भरें।',
  'Enter your password and a code again for this.': 'इसके लिए पासवर्ड और कोड फिर से भरें।',
  'Turn on two-step sign-in in your profile first.': 'पहले अपनी प्रोफ़ाइल में लॉगिन पर कोड चालू करें।',
  'Invalid or expired OTP.': 'OTP गलत या पुराना है।',
  'If an account with this email exists, a code is on its way.':
    'इस ईमेल का अकाउंट है, तो OTP भेजा जा रहा है।',
  'A code was sent a moment ago. Please wait before asking again.':
    'OTP अभी-अभी भेजा है। दोबारा माँगने से पहले थोड़ा रुकें।',
  'A code is on its way to the new address.': 'नए पते पर OTP भेजा जा रहा है।',
  'Email verified successfully. Logging you in...': 'ईमेल वेरिफ़ाई हो गया। लॉगिन हो रहा है...',
  'Password reset successful.': 'पासवर्ड बदल गया।',
  'This email is verified already. Log in to change it.':
    'यह ईमेल वेरिफ़ाई हो चुका है। बदलने के लिए लॉगिन करें।',
  'This email belongs to another account.': 'यह ईमेल किसी और अकाउंट का है।',
  'This email needs no code any more. Reload the page.':
    'इस ईमेल के लिए अब OTP नहीं चाहिए। पेज फिर से लोड करें।',
  'This is your own email. We need the one of your parent.':
    'यह आपका अपना ईमेल है। हमें आपके माता-पिता का ईमेल चाहिए।',
  'Your account needs no confirmation by a parent or guardian.':
    'आपके अकाउंट के लिए माता-पिता या अभिभावक की पुष्टि नहीं चाहिए।',
  'A code is on its way to your parent or guardian.':
    'आपके माता-पिता या अभिभावक को OTP भेजा जा रहा है।',
  'Thank you. You can buy a plan now.': 'धन्यवाद। अब आप प्लान खरीद सकते हैं।',
  'Your parent or guardian has to confirm before you buy. Get their code in your profile.':
    'खरीदने से पहले आपके माता-पिता या अभिभावक की पुष्टि चाहिए। उनका OTP अपनी प्रोफ़ाइल में मँगाएँ।',
  'You have no new email to verify.': 'वेरिफ़ाई करने के लिए कोई नया ईमेल नहीं है।',
  'This link was used before, or it is older than seven days.':
    'यह लिंक पहले इस्तेमाल हो चुका है, या सात दिन से पुराना है।',
  'You may change your own details only.': 'आप सिर्फ़ अपनी जानकारी बदल सकते हैं।',
  'Contact details updated successfully.': 'संपर्क की जानकारी बदल गई।',
  'This is not your password. Try again.': 'यह आपका पासवर्ड नहीं है। फिर कोशिश करें।',
  'Please sign in.': 'लॉगिन करें।',
  'Please sign in again.': 'फिर से लॉगिन करें।',
  'You may not do this.': 'आपको इसकी अनुमति नहीं है।',
  'You have used all your free prediction attempts. Please upgrade to continue.':
    'आपके सभी मुफ़्त प्रेडिक्शन पूरे हो गए। आगे के लिए अपना प्लान बढ़ाएँ।',
  'No college has this code.': 'इस कोड का कोई कॉलेज नहीं है।',
  'Too many messages. Please wait a moment.': 'बहुत सारे मैसेज आए। थोड़ा रुकें।',
  'The message is empty.': 'मैसेज खाली है।',
  'This order belongs to another user.': 'यह ऑर्डर किसी और का है।',
  'There is no such session.': 'यह लॉगिन अब नहीं है।',
  'There is no such order.': 'ऐसा कोई ऑर्डर नहीं है।',
  'We cannot verify the payment right now. Try again in a minute.':
    'हम अभी पेमेंट की जाँच नहीं कर पा रहे। एक मिनट बाद फिर कोशिश करें।',
  'There is no such file.': 'ऐसी कोई फ़ाइल नहीं है।',
  'There is no such list.': 'ऐसी कोई लिस्ट नहीं है।',
  'There is no such version.': 'ऐसा कोई वर्ज़न नहीं है।',
  'Too many changes at once. Please wait a moment.': 'एक साथ बहुत बदलाव हुए। थोड़ा रुकें।',
  'This link has expired or is incomplete.': 'यह लिंक पुराना या अधूरा है।',
  'The student removed this seat from the list.': 'छात्र ने यह सीट लिस्ट से हटा दी।',
  'The list has the same seat twice.': 'लिस्ट में एक ही सीट दो बार है।',
  'This list is locked: you cannot change it.': 'यह लिस्ट लॉक है: इसे बदल नहीं सकते।',
  'No state has this counselling authority.': 'यह काउंसलिंग किसी राज्य की नहीं है।',
  'Add a choice before you lock the list.': 'लॉक करने से पहले एक चॉइस जोड़ें।',
  'A counsellor comes with the plans ADVANCE and PREMIUM.':
    'काउंसलर ADVANCE और PREMIUM प्लान में मिलते हैं।',
  'You changed the shortlist on another device.': 'शॉर्टलिस्ट किसी और डिवाइस पर बदली है।',
  'Choose the authority whose list this is.': 'चुनें कि यह लिस्ट किस प्राधिकरण की है।',
  'Choose Round 1, 2, 3 or Stray Vacancy.': 'राउंड 1, 2, 3 या स्ट्रे राउंड चुनें।',
  'Choose the column of the category code, or a list with a column for each category.':
    'कैटेगरी के कोड वाला कॉलम चुनें, या ऐसी लिस्ट जिसमें हर कैटेगरी का अपना कॉलम हो।',
  'Something went wrong on our side.': 'हमारी ओर से कुछ गड़बड़ हुई।',
  'We are busy. Try again in a moment.': 'अभी बहुत लोग हैं। थोड़ी देर में फिर कोशिश करें।',
  'Too many attempts. Please try again later.': 'बहुत बार कोशिश हुई। बाद में फिर कोशिश करें।',
  'Plans are not on sale yet. Please try again later.': 'अभी प्लान नहीं मिल रहे। बाद में फिर कोशिश करें।',
  'This page is out of date. Reload it and try again.':
    'यह पेज पुराना हो गया। इसे फिर से लोड करें और फिर कोशिश करें।',
  'We have no space left, so we could not save this. Try again later.':
    'जगह नहीं बची, इसलिए हम यह सेव नहीं कर पाए। बाद में फिर कोशिश करें।',
};

/** Sentences with a number or a name in them. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^You have (\d+) lists\. Delete one first\.$/, 'आपकी $1 लिस्ट हैं। पहले एक हटाएँ।'],
  [/^A list has at most (\d+) comments\.$/, 'एक लिस्ट पर ज़्यादा से ज़्यादा $1 कमेंट हो सकते हैं।'],
  [
    /^(.{1,40}?) gives (.{1,300}), so it cannot go on a list of MCC\. Add it to your list of .{1,40}\.$/,
    '$2 की सीट $1 देता है, इसलिए यह MCC की लिस्ट में नहीं जा सकती। इसे $1 की लिस्ट में जोड़ें।',
  ],
  [
    /^(.+) does not give (.+), so it cannot go on a list of .+\.$/,
    '$2 की सीट $1 नहीं देता, इसलिए यह $1 की लिस्ट में नहीं जा सकती।',
  ],
  [
    /^This is a list of engineering seats, such as “(.{1,80})”\. Choose the list of MBBS and BDS seats of (.{1,200})\.$/,
    'यह इंजीनियरिंग सीटों की लिस्ट है, जैसे “$1”। $2 की MBBS और BDS सीटों की लिस्ट चुनें।',
  ],
  [
    /^This is a list of (.{1,60}): (\d+) of (\d+) rows name colleges there\. You chose (.{1,200})\. Choose the authority of .{1,60}, or another file\.$/,
    'यह $1 की लिस्ट है: $3 में से $2 पंक्तियों में वहाँ के कॉलेज हैं। आपने $4 चुना है। $1 का प्राधिकरण चुनें, या दूसरी फ़ाइल।',
  ],
  [
    /^This is a list of the year (\d+)\. You chose (\d+)\. Change the year, or choose another file\.$/,
    'यह साल $1 की लिस्ट है। आपने $2 चुना है। साल बदलें, या दूसरी फ़ाइल चुनें।',
  ],
  [
    /^This is a list of “(.{1,80})”\. You chose (.{1,40})\. Change the round, or choose another file\.$/,
    'यह “$1” की लिस्ट है। आपने $2 चुना है। राउंड बदलें, या दूसरी फ़ाइल चुनें।',
  ],
  [
    /^You have sent (\d+) messages within a day\. Please write again later\.$/,
    'आपने एक दिन में $1 मैसेज भेजे हैं। बाद में फिर लिखें।',
  ],
  [
    /^Too many wrong codes for this email\. Get a new OTP: it has (\d+) digits\.$/,
    'इस ईमेल के लिए बहुत बार गलत OTP भरा गया। नया OTP मँगाएँ: वह $1 नंबरों का है।',
  ],
];

export const fromServer = (text: string): string => {
  const [pattern, words] = patterns.find(([known]) => known.test(text)) ?? [];
  return pattern ? text.replace(pattern, words!) : (hindi[text] ?? text);
};
