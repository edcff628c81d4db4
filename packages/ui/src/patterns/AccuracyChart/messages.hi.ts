import type { accuracyChartMessages as english } from './messages.ts';

export const accuracyChartMessages: typeof english = {
  level: 'हमने कहा',
  given: 'बताया गया चांस',
  reached: 'सीट मिलती',
  byYear: 'साल के हिसाब से',
  measured: 'जाँचे गए',
  none: 'कोई नहीं',
  range: ({ lowest, highest }) => `${lowest}–${highest}`,
  table: 'आँकड़े टेबल में',
  drawing: 'हर शब्द के लिए: उसका मतलब कितना चांस है, और कितनों को सीट मिलती। आँकड़े टेबल में हैं।',
  box: 'शब्द का मतलब',
  dot: 'इतनों को सीट मिलती',
  line: 'सबसे कम वाले साल से सबसे ज़्यादा वाले साल तक',
};
