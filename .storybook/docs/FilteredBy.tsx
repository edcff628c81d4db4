/** Leads to the finder's page, with a sidebar of what carries a tag; only a whole load filters it. */
export const FilteredBy = ({ tag }: { readonly tag: string }) => (
  <a href={`./?path=/docs/screens-college-finder--docs&tags=${tag}`} target="_top">
    {tag}
  </a>
);
