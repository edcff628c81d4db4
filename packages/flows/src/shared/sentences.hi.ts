export const checkConnection = 'अपना इंटरनेट जाँचें और फिर कोशिश करें।';
export const unreachable = `सर्वर से संपर्क नहीं हो पा रहा है। ${checkConnection}`;
export const loading = (what: string): string => `${what}: लोड हो रहा है…`;
export const notLoaded = (what: string): string => `${what}: हम लोड नहीं कर पाए।`;
export const notSaved = (what: string): string => `${what}: हम सेव नहीं कर पाए। ${checkConnection}`;
