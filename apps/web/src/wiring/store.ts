/** What outlives the page; where there is no browser, nothing does. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
