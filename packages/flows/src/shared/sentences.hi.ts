export const checkConnection = 'अपना इंटरनेट जाँचें और फिर कोशिश करें।';
export const unreachable = `सर्वर से संपर्क नहीं हो पा रहा है। ${checkConnection}`;
export const loading = (what: string): string => `${what}: लोड हो रहा है…`;
export const notLoaded = (what: string): string => `${what}: हम लोड नहीं कर पाए।`;
export const notSaved = (what: string): string => `${what}: हम सेव नहीं कर पाए। ${checkConnection}`;

export const undecided = 'जवाब नहीं आया: फिर कोशिश करने से पहले देखें कि बदलाव हुआ या नहीं।';
export const changedMeanwhile = 'जब आप इसे बदल रहे थे, तब किसी और ने भी इसे बदला। चुनें कि किसका बदलाव रहे।';
export const untitledFile = 'बिना नाम का डॉक्यूमेंट';
export const atMostCharacters = (most: string, length: string): string =>
  `ज़्यादा से ज़्यादा ${most} अक्षर लिखें; अभी ${length} हैं।`;

export const daysAway = (days: number): string => {
  if (days === 0) return 'आज';
  if (days === 1) return 'आने वाला कल';
  if (days === -1) return 'बीता कल';
  return days > 0 ? `${days} दिन में` : `${-days} दिन पहले`;
};
