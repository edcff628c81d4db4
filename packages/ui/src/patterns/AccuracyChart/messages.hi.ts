import type { accuracyChartMessages as english } from './messages.ts';

export const accuracyChartMessages: typeof english = {
  level: 'हमने कहा',
  given: 'बताया गया चांस',
  reached: 'सच निकला',
  byYear: 'साल के हिसाब से',
  measured: 'जाँचे गए',
  none: 'कोई नहीं',
  range: ({ lowest, highest }) => `${lowest}–${highest}`,
  drawing: 'हर शब्द के लिए: उसका मतलब कितना चांस है, और वह कितनी बार सच निकला। आँकड़े टेबल में हैं।',
  box: 'शब्द का मतलब',
  dot: 'जो सच निकला',
  line: 'सबसे कम वाले साल से सबसे ज़्यादा वाले साल तक',
};
