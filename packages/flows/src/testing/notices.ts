/** What a person is told, as screens get it. */
export const bad = (text: string) => ({ tone: 'critical', text });
export const good = (text: string) => ({ tone: 'positive', text });
