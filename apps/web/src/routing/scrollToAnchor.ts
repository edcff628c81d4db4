/** Shows what the address points to, where it is there. */
export const scrollToAnchor = (hash: string): void =>
  document.getElementById(hash.slice(1))?.scrollIntoView();
