/** A state as students name it; «up» is one only before what a state has, for it is an English word as well. */
const uttarPradesh =
  'up (k[aei]|me|mein|mai|main|state|counsell?ing|neet|ug|pg|quota|domicile|mbbs|bds|govt?|government|walo|wale|seats?|admission|regist\\w*|round|dgme)|(of|in|for) up';
const idioms = '(mop|sign|set|give|back|end|pick|log|show|start|open) up';
const states =
  'uttar pradesh|mp|madhya pradesh|bihar|rajasthan|maharashtra|karnataka|kerala|tamil ?nadu|tn|gujarat|(west )?bengal|wb|haryana|punjab|odisha|orissa|jharkhand|chh?att?isgarh|cg|assam|telangana|andhra|himachal|hp|uttarakhand|goa|jammu|kashmir|jk|tripura|manipur|meghalaya|mizoram|nagaland|sikkim|arunachal|chandigarh|ladakh|pud[du]u?cherry|pondicherry|states? (ka|ki|ke) (paisa|paise|deposit|security|refund)|state (counsell?ing (ka |ki |ke )?)?(deposit|refund|security|paisa|paise|fees?)|(state|rajya) (\\w+ ){0,2}counsell?ing (\\w+ ){0,2}(kab|when|dates?|schedule|start\\w*|shuru|last|deadline|tar(ee|i)kh)|(kab|when|dates?|schedule|start\\w*|last|deadline) (\\w+ ){0,4}(state|rajya) (\\w+ )?counsell?ing';

/** Who counsels for a state; none of them is MCC. */
const authorities =
  'kea|dgme|dme|dmer|cet cell|cetcell|bceceb?|jceceb?|wbmcc|cee kerala|keam|kn?ruhs|ntruhs|ysruhs|acpugmec|acppgmec|medadm\\w*|bfuhs|uhsr|hnbumu|amruhp?|ojee|jkbopee|bopee|centac|selection committee|state (authority|committee)|upneet|mpdme|cgdme';

/** What is asked of a counselling, and not of the state's colleges or bonds. */
const ofCounselling =
  'counsell?ing|kab|when|dates?|schedule|deadline|last|tar(ee|i)kh|start\\w*|shuru|regist\\w*|apply|form|seats?|admission|domicile|rounds?|results?|allotments?|merit list|web ?site|site|portal|link|deposits?|refund\\w*|security|wapas|money|paisa|paise|exit|resign\\w*|leave|chh?od\\w*|join\\w*|forfeit\\w*|lose';

/**
 * Matches a question on the counselling of a state, of which MCC's dates, sums and rules say nothing.
 * A question that names MCC or the All India Quota is one on MCC.
 */
export const asksAState = new RegExp(
  `^(?!.*\\b(?:mcc|all india|aiq)\\b)(?:.*\\b(?:${authorities})\\b|(?=.*\\b(?:${states})\\b|(?!.*\\b${idioms}\\b).*\\b(?:${uttarPradesh})\\b).*\\b(?:${ofCounselling})\\b)`,
);
