/** Whether the document was opened by an address or a link, and not by a reload, Back or Forward. */
export const isNewVisit = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'navigate');
